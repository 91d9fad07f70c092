import SHOP from '#texts/website/shop';
import { contentFields, type Markup, pageTexts, type Site, staffText } from '../../platform/index.ts';
import { GIFT_CATEGORIES } from './content/gift-texts.ts';

/** The name of a category as a block reads it, and whether it is English. */
export function categoryField(site: Site, category: string): { category: string; english?: readonly string[] } {
  const known = GIFT_CATEGORIES.find((each) => each === category);
  return known ? { category: pageTexts(site, SHOP)(known) } : contentFields(site, { category });
}

/** The name of a category of the shop in a site's language; one that staff named otherwise as it is. */
export function categoryIn(site: Site, category: string): Markup | string {
  const known = GIFT_CATEGORIES.find((each) => each === category);
  return known ? pageTexts(site, SHOP)(known) : staffText(site, category);
}
