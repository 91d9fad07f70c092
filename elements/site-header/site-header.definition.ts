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
  group: 'guide',
  order: 1,
  placement: { topLevel: 'above <main>', once: true },
  content: 'navigation',
  summary:
    'The head of a page. From 1024 px on the navigation is a row with a sliding bar, which moves on in steps where it does not fit; below that, a menu with a right-hand column. It draws the author’s own `<nav>` list, which is also what people get without a script.',
  whenToUse: [
    'As the head of every page, once, around your own navigation list.',
    'Where the navigation has more items than a row holds, or menus of two levels.',
  ],
  whenNotToUse: [
    'For steps of a checkout: a plain header with the way back keeps people from leaving.',
    'For links within a page: use a list of links.',
  ],
  accessibility: {
    keyboard: [
      'Buttons open menus; Tab moves on, Escape closes and gives the focus back.',
      'Where the row does not fit, buttons move it on in steps; the item with the focus is always in view.',
    ],
    screenReader: [
      'Buttons say whether their menu is open; the present page is marked.',
      'One navigation at a time: the narrow menu and the row are never both there.',
    ],
    author: [
      'A `nav` with a name and a list of links, two levels deep at most.',
      '`aria-current="page"` on the link to the present page.',
      'A link to skip to the content, before it.',
    ],
  },
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
      note: 'In a window narrower than 1024 px it is a menu, as here. Open it alone for the row of a wide window.',
      html: `<site-header>${brand}${aside}${search}${donate}${nav}</site-header>`,
    },
    { title: 'With mega menus', html: `<site-header mega>${brand}${donate}${nav}</site-header>` },
    { title: 'With more items than fit', html: `<site-header>${brand}${aside}${donate}${long}</site-header>` },
  ],
} as const satisfies Documentation<typeof attributes>;
