import * as z from 'zod';
import type { CheckSettings } from './check-settings.ts';

/** The provider's test cards. What is missing is not checked. */
export interface TestNumbers {
  approved: string;
  declined?: string | undefined;
  /** A card that is authenticated without a challenge. */
  threeDs?: string | undefined;
}

const card = z.looseObject({ number: z.string(), effect: z.string(), threeDs: z.string().nullish() });
const testData = z.looseObject({ cards: z.array(card) });
type Card = z.output<typeof card>;

/** The numbers of the settings, and for the others those that the provider publishes at `/test-data.json`. */
export async function readTestNumbers(
  { cards: given, providerOrigin }: CheckSettings,
  fetch: typeof globalThis.fetch,
): Promise<TestNumbers> {
  const isComplete = given.approved && given.declined && given.threeDs;
  const published = isComplete ? [] : await publishedCards(new URL('/test-data.json', providerOrigin), fetch);
  const numberOf = (fits: (card: Card) => boolean) => published.find(fits)?.number;
  const approved = given.approved ?? numberOf(({ effect }) => effect === 'Approved');
  if (!approved)
    throw new Error(
      `${providerOrigin} publishes no test cards at /test-data.json: give --card, --declined-card, --three-ds-card.`,
    );
  return {
    approved,
    declined: given.declined ?? numberOf(({ effect }) => effect === 'Declined'),
    threeDs: given.threeDs ?? numberOf(({ threeDs }) => threeDs === 'frictionless'),
  };
}

async function publishedCards(address: URL, fetch: typeof globalThis.fetch): Promise<Card[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new Error(`No provider answers at ${address.origin}. Start it, or correct PAYMENTS_API_ORIGIN.`);
  });
  const text = await response.text();
  try {
    return testData.safeParse(JSON.parse(text)).data?.cards ?? [];
  } catch {
    return [];
  }
}
