/** What the sandbox publishes for developers: its test cards and the scenarios of its checkout. */
export { TEST_CARDS, type TestCard } from './cards/test-cards.ts';
export {
  DEFAULT_SCENARIO,
  SCENARIO_NAMES,
  SCENARIOS,
  type ScenarioName,
} from './intents/scenarios/scenario-catalogue.ts';
