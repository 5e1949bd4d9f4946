Feature: Barriers

  Scenario: The wall holds
    Given a wall
    When asked
    Then it holds
