import { textRoom } from '../../../platform/index.ts';
import { SHOP_AR } from './shop.ar.ts';
import { SHOP_ES } from './shop.es.ts';
import { SHOP_FR } from './shop.fr.ts';
import { SHOP_MI } from './shop.mi.ts';
import { SHOP_VI } from './shop.vi.ts';
import { SHOP_ZH } from './shop.zh.ts';

/** What the pages of the gifts say around their blocks; names and descriptions are staff's. */
export const SHOP = textRoom({
  en: {
    description: 'Tents, blankets, safe water and more: gifts that protect families who had to flee.',
    shop: 'Gift shop',
    lead: 'You send a card to someone you love; the gift goes to a family who had to flee.',
    categories: 'Categories',
    all: 'All gifts',
    Shelter: 'Shelter',
    Warmth: 'Warmth',
    Water: 'Water',
    Health: 'Health',
    Education: 'Education',
    Livelihoods: 'Livelihoods',
    search: 'Search gifts',
    order: 'Sort by',
    ours: 'Recommended',
    cheapest: 'Price, lowest first',
    dearest: 'Price, highest first',
    show: 'Apply',
    found: '{gifts} found.',
    foundIn: '{gifts} in {category}.',
    foundFor: '{gifts} for “{words}”.',
    foundInFor: '{gifts} in {category} for “{words}”.',
    showAll: 'Show all gifts',
    none: 'No gifts match',
    tryOther: 'Try another word, such as “water” or “school”, or browse all gifts.',
    looking: 'Looking for something you gave? {find}, its receipt and its cards.',
    inIt: 'What’s included',
    does: 'What it does',
    good: 'Good to know',
    card: 'The person you honour receives a card, not the item itself.',
    picture:
      'You’ll choose the card’s picture and write your message in the next step. We can email the card, or you can print it.',
    funds: 'Your money funds this gift, or goes where the need is greatest.',
    receipt:
      'We’ll email your receipt. There is nothing to send back: if something goes wrong, contact us and we’ll refund you.',
    others: 'Other gifts that protect',
    from: 'From {price}',
  },
  ar: SHOP_AR,
  es: SHOP_ES,
  fr: SHOP_FR,
  mi: SHOP_MI,
  vi: SHOP_VI,
  zh: SHOP_ZH,
});
