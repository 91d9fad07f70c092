import type { Shop } from '../../../testing/open-shop.ts';
import { openShop } from '../../../testing/open-shop.ts';
import { seedListings } from '../seed-listings.ts';

/** The day that the listings of a test are dated from; the shop's clock starts on it. */
export const TODAY = '2026-11-21';

/** A shop with its own database, whose listings are dated from a fixed day. */
export async function openListings(): Promise<Shop> {
  const shop = await openShop();
  await shop.database.db.transaction((tx) => seedListings(tx, TODAY));
  return shop;
}

/** The paths of a page's cards, in their order. */
export function cardPaths(page: string): string[] {
  return [...page.matchAll(/class="story-card__link" href="([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** The number of results on a page: "12 stories". */
export function countOf(page: string): string {
  return /listing-results__count">([^<]*)</.exec(page)?.[1] ?? '';
}

/** The selected option of a drop-down in a page's form without JavaScript. */
export function selectedOf(page: string, name: string): string {
  const select = new RegExp(`<select[^>]* name="${name}">(.*?)</select>`, 's').exec(page)?.[1] ?? '';
  return /value="([^"]*)" selected/.exec(select)?.[1] ?? '';
}

/** The notes of a page about its address. */
export function notesOf(page: string): string[] {
  return [...page.matchAll(/haven-alert__text">([^<]*)</g)].map((match) => match[1] ?? '');
}
