import { z } from 'zod';

const shape = z.object({
  cards: z.array(
    z.object({ number: z.string(), scheme: z.string(), effect: z.string(), threeDs: z.string().nullable() }),
  ),
  scenarios: z.array(
    z.object({ id: z.string(), name: z.string(), about: z.string(), scenario: z.record(z.string(), z.unknown()) }),
  ),
  default_scenario: z.string(),
});

/** The sandbox's test cards and the scenarios of its checkout. */
export type TestData = z.infer<typeof shape>;
export type TestCard = TestData['cards'][number];
export type Scenario = TestData['scenarios'][number];

const TIMEOUT_MS = 5_000;
const NOTHING: TestData = { cards: [], scenarios: [], default_scenario: '' };

/** Reads the sandbox's test data, once until it answers; without cards and scenarios while it does not. */
export function createTestDataClient(options: {
  providerOrigin: string;
  fetch: typeof globalThis.fetch;
}): () => Promise<TestData> {
  let known: TestData | undefined;
  const ask = async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await options.fetch(new URL('/test-data.json', options.providerOrigin), { signal });
    return shape.parse(await answer.json());
  };
  return async () => {
    try {
      known ??= await ask();
    } catch {
      return NOTHING;
    }
    return known;
  };
}
