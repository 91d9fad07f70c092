import { z } from 'zod';
import { area, checked, choice, line, listed, money, picture, whole } from '../../content/index.ts';

/** The most sizes of a gift; the first one is the gift itself. */
export const MOST_SIZES = 4;
/** A gift's sizes follow each other in the shop, between it and the next gift. */
export const PLACES_A_GIFT = 10;

export const ITEM_ID = /^(?=.{1,60}$)[a-z]+(-[a-z]+)*$/;
const ITEM_ID_MESSAGE = 'Enter lower-case letters and hyphens, such as safe-water-year.';

export const CATEGORY_MISSING = 'Choose the category of the gift.';

/** In cents. The total of a full cart fits its column. */
const MOST_PRICE = 10_000_000;

const optionalPrice = (label: string, group: string) =>
  money({
    label,
    group,
    least: 1,
    most: MOST_PRICE,
    empty: 0,
    message: 'Enter the price in dollars, such as 39.50, up to 100,000, or leave it empty.',
  });

/** The fields of one size: of the first without an id, which is the gift's own. */
const sizeFields = (number: number) => {
  const group = number === 1 ? 'The gift' : `Size ${number}`;
  const isOptional = number > 1;
  return {
    variant: line({
      label: 'Size name',
      group,
      help: 'Such as “Five thermal blankets”.',
      most: 100,
      isOptional,
      missing: 'Enter the size name.',
    }),
    impact: area({
      label: 'What it does',
      group,
      rows: 2,
      most: 400,
      isOptional,
      missing: 'Enter what the gift does.',
    }),
    priceAUS: optionalPrice('Price in Australia', group),
    priceNZL: optionalPrice('Price in New Zealand', group),
    stock: choice({
      label: 'Stock',
      group,
      options: [
        { value: 'unlimited', label: 'Not stock-controlled' },
        { value: 'limited', label: 'Can sell out (enter units under Stock)' },
      ],
      missing: 'Choose whether it can sell out.',
    }),
  };
};

type SizeFields = ReturnType<typeof sizeFields>;
const prefixed = <Prefix extends string, Fields extends Record<string, z.ZodType>>(prefix: Prefix, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}${name}`, field])) as {
    [Name in keyof Fields & string as `${Prefix}${Name}`]: Fields[Name];
  };

const otherSize = <Number extends 2 | 3 | 4>(number: Number) =>
  prefixed(`size${number}.` as const, {
    itemId: checked({
      label: 'Code of this size',
      group: `Size ${number}`,
      help: 'The id carts and pages use for this size. It can’t be changed later. Leave empty for no such size.',
      isValid: (text) => ITEM_ID.test(text),
      message: ITEM_ID_MESSAGE,
      isOptional: true,
    }),
    ...sizeFields(number),
  });

const fields = z.object({
  name: line({ label: 'Name', most: 100, missing: 'Enter the name of the gift.' }),
  category: listed({ label: 'Category', missing: CATEGORY_MISSING }),
  summary: area({
    label: 'Summary',
    help: 'Shown on the gift’s card.',
    rows: 2,
    most: 300,
    missing: 'Enter the summary.',
  }),
  description: area({ label: 'What’s included', rows: 4, most: 1_500, missing: 'Enter what’s included.' }),
  image: picture({
    label: 'Picture',
    help: 'A drawing, or one that was uploaded under Pictures.',
    missing: 'Choose one of the drawings or pictures.',
  }),
  place: whole({
    label: 'Position in the shop',
    help: 'Gifts with smaller numbers come first.',
    least: 1,
    most: 3_000,
    message: 'Enter the position as a whole number from 1 to 3000.',
  }),
  ...prefixed('size1.', sizeFields(1)),
  ...otherSize(2),
  ...otherSize(3),
  ...otherSize(4),
});

/** The texts of the sizes that pages show. */
export const SIZE_TEXTS = ([1, 2, 3, 4] as const).flatMap(
  (number) => [`size${number}.variant`, `size${number}.impact`] as const,
);

export type GiftSize = { [Name in keyof SizeFields]: z.output<SizeFields[Name]> } & { itemId: string };
type Values = z.output<typeof fields>;

/** The sizes of a gift by their number, empty ones too. */
function sizeOf(values: Values, key: string, number: number): GiftSize {
  const all: Readonly<Record<string, unknown>> = { ...values, 'size1.itemId': key };
  const of = (name: string) => all[`size${number}.${name}`];
  // The schema has put out each of these fields for every number.
  return Object.fromEntries(
    ['itemId', 'variant', 'impact', 'priceAUS', 'priceNZL', 'stock'].map((name) => [name, of(name)]),
  ) as unknown as GiftSize;
}

/** The sizes that there are, in their order; the first is the gift itself. */
export function giftSizes(values: Values, key: string): GiftSize[] {
  return Array.from({ length: MOST_SIZES }, (_, index) => sizeOf(values, key, index + 1)).filter(
    ({ itemId }) => itemId !== '',
  );
}

export const giftSchema = fields.superRefine((values, context) => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  // The gift's own id is not in the form, and never that of a size.
  const first = sizeOf(values, '', 1);
  const seen = new Set<string>();
  for (const number of [2, 3, 4]) {
    const { itemId, variant, impact, priceAUS, priceNZL } = sizeOf(values, '', number);
    const at = (name: string) => `size${number}.${name}`;
    if (itemId === '') {
      if (variant !== '' || impact !== '' || priceAUS > 0 || priceNZL > 0) refuse(at('itemId'), ITEM_ID_MESSAGE);
      continue;
    }
    if (seen.has(itemId)) refuse(at('itemId'), 'Enter an id that no other size uses.');
    seen.add(itemId);
    if (variant === '') refuse(at('variant'), 'Enter the size name.');
    if (impact === '') refuse(at('impact'), 'Enter what this size does.');
    for (const country of ['priceAUS', 'priceNZL'] as const)
      if (first[country] === 0 && sizeOf(values, '', number)[country] > 0)
        refuse(at(country), 'Enter a price for the gift itself in this country first.');
  }
});

export type GiftValues = z.output<typeof giftSchema>;
