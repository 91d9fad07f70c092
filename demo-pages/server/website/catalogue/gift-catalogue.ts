import { currencyFor, type SiteCountryCode } from '#website/country.ts';
import { GIFT_TEXTS, type GiftText } from './gift-texts.ts';

/** A gift as one country's shop sells it; the price is in cents. */
export interface CatalogueGift extends GiftText {
  siteCountryCode: SiteCountryCode;
  position: number;
  priceMinor: number;
  currency: string;
  image: string;
}

// Cents per country: prices differ because goods, freight and exchange rates do.
const PRICES: Record<string, Record<SiteCountryCode, number>> = {
  'emergency-tent': { AUS: 14500, NZL: 15900 },
  'warm-blankets': { AUS: 4500, NZL: 4900 },
  'safe-water': { AUS: 3000, NZL: 3300 },
  'school-kit': { AUS: 2500, NZL: 2800 },
  'midwife-kit': { AUS: 9500, NZL: 10500 },
  'solar-lamp': { AUS: 3950, NZL: 4250 },
  'cooking-set': { AUS: 5500, NZL: 6000 },
  'seeds-and-tools': { AUS: 1250, NZL: 1450 },
  'food-basket': { AUS: 7000, NZL: 7600 },
  'winter-stove': { AUS: 12000, NZL: 13200 },
};

/** Every gift of every country, in the order of the shop. */
export const GIFT_CATALOGUE: readonly CatalogueGift[] = (['AUS', 'NZL'] as const).flatMap((siteCountryCode) =>
  GIFT_TEXTS.map((text, position) => {
    const priceMinor = PRICES[text.itemId]?.[siteCountryCode];
    if (!priceMinor) throw new Error(`The gift ${text.itemId} has no price for ${siteCountryCode}.`);
    return {
      ...text,
      siteCountryCode,
      position,
      priceMinor,
      currency: currencyFor(siteCountryCode),
      image: `/design/gifts/${text.itemId}.svg`,
    };
  }),
);
