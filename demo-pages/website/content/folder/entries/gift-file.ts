import * as z from 'zod';
import { fileRules } from '../../../platform/index.ts';
import { dollars, id, picture, SCHEMA_LINE, textsByLanguage, whole } from './entry-rules.ts';

const { line, shaped, strict } = fileRules;

const ITEM_ID = /^(?=.{1,60}$)[a-z]+(-[a-z]+)*$/;
export const GIFT_ID = { shape: ITEM_ID, write: 'name the file with lower-case letters and hyphens: safe-water.json' };

const MOST_PRICE = 100_000;
const price = () => dollars('write the price in dollars, such as 39.50', MOST_PRICE).optional();
const units = () => whole(0, 1_000_000, 'write how many there are, such as 24').optional();

const size = strict({
  id: shaped(ITEM_ID, 'write an id of lower-case letters and hyphens, such as safe-water-year')
    .optional()
    .meta({ description: 'For the second and later sizes. The first one has the id of the gift.' }),
  prices: strict({ AUS: price(), NZL: price() }, 'write the prices by country, such as { "NZL": 39.50 }').refine(
    ({ AUS, NZL }) => AUS !== undefined || NZL !== undefined,
    'write a price in AUS, NZL or both',
  ),
  stock: z
    .union([z.literal('unlimited'), strict({ AUS: units(), NZL: units() })], {
      error: 'write "unlimited", or how many there are by country, such as { "NZL": 24 }',
    })
    .default('unlimited')
    .meta({ description: 'How many there are when the gift is new; staff count from then on.' }),
  texts: textsByLanguage({
    variant: line(100, 'write the name of the size, such as Five blankets'),
    impact: line(400, 'write what this size does'),
  }),
});

/** `gifts/<id>.json`: a gift of the shop with its sizes. The name of the file is its id. */
export const giftFileSchema = strict({
  ...SCHEMA_LINE,
  category: id('write the id of a gift category in categories.json'),
  order: whole(1, 3_000, 'write the place in the shop: a whole number from 1 to 3000').meta({
    description: 'Gifts with smaller numbers come first.',
  }),
  picture: picture(),
  texts: textsByLanguage({
    name: line(100, 'write the name of the gift'),
    summary: line(300, 'write the summary that is on the gift’s card'),
    description: line(1_500, 'write what is included'),
    alt: line(200, 'write what the picture shows').optional(),
  }),
  sizes: z
    .array(size, { error: 'write the sizes as a list; one is enough' })
    .min(1, 'write at least one size')
    .max(4, 'write at most 4 sizes'),
}).superRefine(({ sizes }, { addIssue }) => {
  const fault = (index: number, field: string, message: string) =>
    addIssue({ code: 'custom', path: ['sizes', index, field], message });
  const [first] = sizes;
  if (first?.id !== undefined) fault(0, 'id', 'leave the id of the first size out: it is that of the gift');
  for (const [index, { id: own, prices }] of sizes.entries()) {
    if (index === 0) continue;
    if (own === undefined) fault(index, 'id', 'write an id of lower-case letters and hyphens, such as safe-water-year');
    for (const code of ['AUS', 'NZL'] as const)
      if (prices[code] !== undefined && first?.prices[code] === undefined)
        fault(index, 'prices', `write a price of the first size in ${code} too: it is the gift itself`);
  }
});

export type GiftFile = z.output<typeof giftFileSchema>;
