import { decimalText, parseMoney } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import {
  type Charity,
  type FolderEntry,
  imageName,
  seedEntries,
  type Typed,
  translationsOf,
  typedTranslations,
  type UnusedFile,
} from '../../content/index.ts';
import { activeSites, TRANSLATIONS } from '../../platform/index.ts';
import { CATEGORY_KIND } from './category-kind.ts';
import { MOST_SIZES } from './gift-content.ts';
import { GIFT_KIND } from './gift-kind.tsx';
import { giftStock } from './gifts-schema.ts';

type Gift = Charity['entries']['gifts'][number];

/** The categories of the folder as staff's form has them, in their order. */
export const categoriesOfFolder = ({ categories }: Charity): FolderEntry[] =>
  categories.gifts.map(({ id, name, retired }, index) => ({
    key: id,
    fields: {
      name: name.en ?? '',
      place: String(index + 1),
      offered: retired ? 'retired' : 'offered',
      ...translationsOf('name', name),
    },
  }));

/** The gifts of the folder as staff's form has them: the countries that are off have no price. */
export const giftsOfFolder = ({ entries }: Charity): FolderEntry[] =>
  entries.gifts.map((gift) => ({ key: gift.id, fields: giftFields(gift) }));

function giftFields({ value }: Gift): Typed {
  const { category, order, picture, texts, sizes } = value;
  const { name, summary, description } = texts.en;
  const fields: Record<string, string> = {
    ...{ name, category, summary, description, image: imageName(picture), place: String(order) },
    ...typedTranslations(Object.fromEntries(TRANSLATIONS.map((language) => [language, textsIn(value, language)]))),
  };
  const isOn = (code: string) => activeSites().some((site) => site.code === code);
  for (let number = 1; number <= MOST_SIZES; number += 1) {
    const size = sizes[number - 1];
    const priceIn = (code: 'AUS' | 'NZL') => decimalText(parseMoney((isOn(code) && size?.prices[code]) || '0') ?? 0);
    const put = (field: string, text: string) => {
      fields[`size${number}.${field}`] = text;
    };
    if (number > 1) put('itemId', size?.id ?? '');
    put('variant', size?.texts.en.variant ?? '');
    put('impact', size?.texts.en.impact ?? '');
    put('priceAUS', size ? priceIn('AUS') : '');
    put('priceNZL', size ? priceIn('NZL') : '');
    put('stock', size && size.stock !== 'unlimited' ? 'limited' : 'unlimited');
  }
  return fields;
}

/** What is translated of a gift, by the names of the form's fields. */
function textsIn({ texts, sizes }: Gift['value'], language: (typeof TRANSLATIONS)[number]): Typed {
  const { alt: _, ...own } = texts[language] ?? {};
  const ofSizes = sizes.flatMap((size, index) =>
    Object.entries(size.texts[language] ?? {}).map(([field, text]) => [`size${index + 1}.${field}`, text] as const),
  );
  return Object.fromEntries([...Object.entries(own), ...ofSizes].filter(([, text]) => text !== undefined));
}

/** How many there are of what is new and can sell out. What is counted already stays as it is. */
function firstStock({ entries }: Charity): (typeof giftStock.$inferInsert)[] {
  return entries.gifts.flatMap(({ id, value: { sizes } }) =>
    sizes.flatMap(({ id: itemId = id, stock }) =>
      stock === 'unlimited'
        ? []
        : activeSites().map(({ code }) => ({ siteCountryCode: code, itemId, available: stock[code] ?? 0 })),
    ),
  );
}

/** Brings the shop up to date with the folder. */
export async function seedShop(tx: Database, charity: Charity, now: number): Promise<UnusedFile[]> {
  const stock = firstStock(charity);
  if (stock.length > 0) await tx.insert(giftStock).values(stock).onConflictDoNothing();
  return [
    ...(await seedEntries(tx, CATEGORY_KIND, categoriesOfFolder(charity), now)),
    ...(await seedEntries(tx, GIFT_KIND, giftsOfFolder(charity), now)),
  ];
}
