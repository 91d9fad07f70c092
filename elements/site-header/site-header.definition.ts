import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'site-header';

export const attributes = z.object({
  mega: z._default(z.boolean(), false),
});

const brand = '<a slot="brand" href="#top">Your charity</a>';
const donate = '<a slot="actions" class="haven-button haven-button--give" href="#donate">Donate</a>';
const aside = '<p slot="aside"><a href="#contact">Contact us</a></p>';
const search =
  '<form slot="search" role="search" action="/news"><label>Search <input name="keywords" type="search"></label> ' +
  '<button>Go</button></form>';
const nav =
  '<nav aria-label="Main"><ul><li><a href="#work" aria-current="page">Our work</a><ul><li><a ' +
  'href="#shelter">Shelter</a><ul><li><a href="#tents">Tents</a></li><li><a ' +
  'href="#repairs">Repairs</a></li></ul></li><li><a href="#water">Safe water</a></li></ul></li><li><a ' +
  'href="#give">Ways to give</a><ul><li><a href="#gifts">Gifts</a></li><li><a href="#wills">Gifts in ' +
  'wills</a></li></ul></li><li><a href="#news">News</a></li><li><a href="#events">Events</a></li></ul></nav>';
const topics =
  'About us,Emergencies,Shelter and warmth,Safe water,Education,Health,Livelihoods,Where we work,News,Events,' +
  'Stories,Publications,Schools,Businesses,Volunteers,Contact';
const long = `<nav aria-label="Main"><ul>${topics
  .split(',')
  .map((name) => `<li><a href="#${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`)
  .join('')}</ul></nav>`;

export const documentation = {
  group: 'guide',
  order: 1,
  placement: { topLevel: 'above <main>', once: true },
  content: 'navigation',
  sizeBudget: 6.3,
  summary:
    'The header of a page. From 1024 px on, the navigation is a row with a sliding bar, which scrolls in steps ' +
    'if it does not fit; in narrower windows it is a menu with a right-hand column. It uses the author’s own ' +
    '`<nav>` list, which is also shown without JavaScript.',
  whenToUse: [
    'As the header of every page, once, around your own navigation list.',
    'Where the navigation has more items than a row holds, or menus of two levels.',
  ],
  whenNotToUse: [
    'For the steps of a checkout: use a plain header with a link back, so that people are not distracted.',
    'For links within a page: use a list of links.',
  ],
  accessibility: {
    keyboard: [
      'Buttons open menus, also without the script; Tab moves to the next item, Escape closes the menu and ' +
        'returns the focus.',
      'If the row does not fit, buttons scroll it in steps; the focused item is always visible.',
    ],
    screenReader: [
      'Each button is read with the state of its menu; the current page is marked.',
      'There is only one navigation at a time: either the menu or the row.',
    ],
    author: [
      'A `nav` with a name and a list of links, two levels deep at most.',
      '`aria-current="page"` on the link to the current page.',
      'A skip link to the content, before the header.',
    ],
  },
  attributes: {
    mega: 'Opens the pages below an item in a panel as wide as the window, in columns, instead of a plain menu.',
  },
  slots: {
    '':
      'A `<nav>` with nested lists of links, up to three levels, with `aria-current` on the current one. An item ' +
      'without a link only opens its submenu.',
    brand: 'The name or logo with a link to the home page.',
    actions: 'Links that are always visible, such as Donate and the cart.',
    aside: 'Links beside the brand on wide screens, and the right-hand column of the menu on narrow ones.',
    search: 'A search form, opened by a button.',
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
      note:
        'In a window narrower than 1024 px it is a menu, as here. Open the example in its own window to see the ' +
        'row.',
      html: `<site-header>${brand}${aside}${search}${donate}${nav}</site-header>`,
    },
    { title: 'With mega menus', html: `<site-header mega>${brand}${donate}${nav}</site-header>` },
    { title: 'With more items than fit', html: `<site-header>${brand}${aside}${donate}${long}</site-header>` },
  ],
} as const satisfies Documentation<typeof attributes>;
