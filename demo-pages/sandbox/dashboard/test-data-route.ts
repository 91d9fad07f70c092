import type { Context } from 'hono';
import { DEFAULT_SCENARIO, SCENARIO_NAMES, SCENARIOS } from '../api/checkouts/index.ts';
import { TEST_CARDS } from '../simulated/index.ts';

/** GET /test-data.json, without a key: the test cards and the checkout's scenarios, for pages that list them. */
export function testDataRoute(c: Context): Response {
  const scenarios = SCENARIO_NAMES.map((id) => {
    const { about, ...scenario } = SCENARIOS[id] as { name: string; about: string };
    return { id, name: scenario.name, about, scenario };
  });
  const cards = TEST_CARDS.map(({ number, scheme, effect, threeDs = null }) => ({ number, scheme, effect, threeDs }));
  return c.json({ cards, scenarios, default_scenario: DEFAULT_SCENARIO });
}
