import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'site-header';

export const attributes = z.object({
  mega: z._default(z.boolean(), false),
});

const brand = '<a slot="brand" href="#top">Haven Refugee Aid</a>';
const donate = '<a slot="actions" class="haven-button haven-button--give" href="#donate">Donate</a>';
const aside = '<p slot="aside"><a href="#contact">Contact us</a></p>';
const search =
  '<form slot="search" role="search" action="/news"><label>Search <input name="keywords" type="search"></label> <button>Go</button></form>';
const nav =
  '<nav aria-label="Main"><ul><li><a href="#work" aria-current="page">Our work</a><ul><li><a href="#shelter">Shelter</a><ul><li><a href="#tents">Tents</a></li><li><a href="#repairs">Repairs</a></li></ul></li><li><a href="#water">Safe water</a></li></ul></li><li><a href="#give">Ways to give</a><ul><li><a href="#gifts">Gifts</a></li><li><a href="#wills">Gifts in wills</a></li></ul></li><li><a href="#news">News</a></li><li><a href="#events">Events</a></li></ul></nav>';
const long = `<nav aria-label="Main"><ul>${['About us', 'Emergencies', 'Shelter and warmth', 'Safe water', 'Education', 'Health', 'Livelihoods', 'Where we work', 'News', 'Events', 'Stories', 'Publications', 'Schools', 'Businesses', 'Volunteers', 'Contact'].map((name) => `<li><a href="#${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`).join('')}</ul></nav>`;

export const documentation = {
  summary:
    'The head of a page. From 1024 px on the navigation is a row with a sliding bar, which moves on in steps where it does not fit; below that, a menu with a right-hand column. It draws the author’s own `<nav>` list, which is also what people get without a script.',
  attributes: {
    mega: 'Opens the pages below an item in a panel as wide as the window, in columns, instead of a plain menu.',
  },
  slots: {
    '': 'A `<nav>` with nested lists of links, up to three levels, with `aria-current` on the current one. An item without a link only opens the pages below it.',
    brand: 'The name or logo with a link to the front page.',
    actions: 'Links that are always in sight, such as Donate and the cart.',
    aside: 'Links beside the brand on wide screens, and the right-hand column of the menu on narrow ones.',
    search: 'A search form. With it there is a button that opens it.',
  },
  parts: {
    header: 'The whole header.',
    bar: 'The row with the brand.',
    navigation: 'The navigation of wide screens.',
    'sliding-bar': 'The bar below an item.',
    panel: 'The pages below an item.',
    menu: 'The menu of narrow screens.',
  },
  examples: [
    {
      title: 'With menus and a search',
      html: `<site-header>${brand}${aside}${search}${donate}${nav}</site-header>`,
    },
    { title: 'With mega menus', html: `<site-header mega>${brand}${donate}${nav}</site-header>` },
    { title: 'With more items than fit', html: `<site-header>${brand}${aside}${donate}${long}</site-header>` },
  ],
} as const satisfies Documentation<typeof attributes>;
