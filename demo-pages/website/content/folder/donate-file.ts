import * as z from 'zod';
import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import { fileRules, ownWords, type Site } from '../../platform/index.ts';

const { strict, words } = fileRules;

const dollars = z
  .number({ error: 'write whole dollars, such as 45' })
  .int('write whole dollars, such as 45')
  .min(5, 'write at least 5 dollars')
  .max(10_000, 'write at most 10000 dollars');

const amounts = z
  .array(strict({ amount: dollars, does: words(80, 'write what the amount does').optional() }), {
    error: 'write a list of amounts',
  })
  .min(2, 'write two to six amounts')
  .max(6, 'write two to six amounts')
  .refine(
    (list) => list.every(({ amount }, index) => index === 0 || amount > (list[index - 1]?.amount ?? 0)),
    'write each amount once, the smallest first',
  );

const ofFrequency = strict(
  { suggested: dollars.meta({ description: 'The amount that is chosen first.' }), amounts },
  'write { "suggested": 75, "amounts": […] }',
).refine(({ suggested, amounts: list }) => list.some(({ amount }) => amount === suggested), {
  error: 'write one of the amounts',
  path: ['suggested'],
});

const ofCountry = strict({ once: ofFrequency, monthly: ofFrequency }, 'write once and monthly');

/** `donate.json`: the amounts that the donation forms offer, and what each one does (O2.04). */
export const donateSchema = strict({
  $schema: z.string().optional(),
  AUS: ofCountry.optional(),
  NZL: ofCountry.optional(),
}).meta({ description: 'A country without amounts of its own offers those of the other one.' });

export type DonateContent = z.output<typeof donateSchema>;
type Offered = z.output<typeof ofFrequency>;

/** What a folder offers that names no amounts: what they do is for the charity to say. */
const plain = (suggested: number, list: readonly number[]): Offered => ({
  suggested,
  amounts: list.map((amount) => ({ amount })),
});
const PLAIN = { once: plain(75, [25, 45, 75, 150]), monthly: plain(30, [15, 30, 45, 60]) };

let current: DonateContent = {};

/** Gives the site the amounts of its charity. */
export function setDonate(donate: DonateContent): void {
  current = donate;
}

/** The amounts that a site offers for a frequency, with what they do in its language, and the one chosen first. */
export function offeredAmounts(site: Site, frequency: DonationFrequency) {
  const offered = current[site.code] ?? current.AUS ?? current.NZL ?? PLAIN;
  const { suggested, amounts: list } = offered[frequency === 'monthly' ? 'monthly' : 'once'];
  return { suggested, amounts: list.map(({ amount, does }) => ({ amount, does: ownWords(site, does) })) };
}
