import { currencyFor, type SiteCountryCode } from '#rules/country.ts';
import { GIFT_TEXTS, type GiftText } from './gift-texts.ts';

/** A gift in one country's shop; the price is in cents. */
export interface CatalogueGift extends Omit<GiftText, 'otherVariants'> {
  siteCountryCode: SiteCountryCode;
  slug: string;
  position: number;
  priceMinor: number;
  currency: string;
  image: string;
  isWithdrawn: boolean;
}

// Cents per country: prices differ because goods, freight and exchange rates do.
const PRICES: Record<string, Record<SiteCountryCode, number>> = {
  'emergency-tent': { AUS: 14500, NZL: 15900 },
  'emergency-tent-winter': { AUS: 21000, NZL: 22900 },
  'warm-blankets': { AUS: 4500, NZL: 4900 },
  'warm-blankets-ten': { AUS: 8500, NZL: 9300 },
  'safe-water': { AUS: 3000, NZL: 3300 },
  'safe-water-year': { AUS: 11000, NZL: 12000 },
  'safe-water-tap': { AUS: 98000, NZL: 106000 },
  'school-kit': { AUS: 2500, NZL: 2800 },
  'school-kit-four': { AUS: 9500, NZL: 10600 },
  'midwife-kit': { AUS: 9500, NZL: 10500 },
  'solar-lamp': { AUS: 3950, NZL: 4250 },
  'cooking-set': { AUS: 5500, NZL: 6000 },
  'seeds-and-tools': { AUS: 1250, NZL: 1450 },
  'food-basket': { AUS: 7000, NZL: 7600 },
  'food-basket-season': { AUS: 19500, NZL: 21200 },
  'winter-stove': { AUS: 12000, NZL: 13200 },
  'story-box': { AUS: 32000, NZL: 34900 },
  'health-bicycle': { AUS: 18500, NZL: 19900 },
};

/** The initial stock in each country's shop; all other gifts are unlimited. */
export const FIRST_STOCK: Record<string, Record<SiteCountryCode, number>> = {
  'story-box': { AUS: 24, NZL: 12 },
  'health-bicycle': { AUS: 6, NZL: 4 },
};

/** Every gift of every country with its variants, in the order of the shop. */
export const GIFT_CATALOGUE: readonly CatalogueGift[] = (['AUS', 'NZL'] as const).flatMap((siteCountryCode) =>
  GIFT_TEXTS.flatMap(({ otherVariants = [], ...gift }) =>
    [gift, ...otherVariants].map((variant) => ({ ...gift, ...variant, slug: gift.itemId })),
  ).map((text, position) => {
    const priceMinor = PRICES[text.itemId]?.[siteCountryCode];
    if (!priceMinor) throw new Error(`The gift ${text.itemId} has no price for ${siteCountryCode}.`);
    return {
      ...text,
      siteCountryCode,
      position,
      priceMinor,
      currency: currencyFor(siteCountryCode),
      image: `/design/gifts/${text.slug}.svg`,
      isWithdrawn: false,
    };
  }),
);
