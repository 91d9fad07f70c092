import { html } from 'hono/html';
import LAYOUT from '#texts/website/layout';
import { type PlainKey, pageTexts } from '../languages/page-texts.ts';
import { linkTo, type Markup, type PageContext, to } from '../page-context.ts';

type Label = PlainKey<typeof LAYOUT>;
type NavLink = readonly [label: Label, path: string];

interface NavGroup {
  name: Label;
  links: readonly NavLink[];
}

const GIFT_GROUPS: readonly NavGroup[] = [
  {
    name: 'shelter',
    links: [
      ['tent', '/gifts/emergency-tent'],
      ['blankets', '/gifts/warm-blankets'],
      ['stove', '/gifts/winter-stove'],
    ],
  },
  {
    name: 'health',
    links: [
      ['water', '/gifts/safe-water'],
      ['food', '/gifts/food-basket'],
      ['midwife', '/gifts/midwife-kit'],
    ],
  },
  {
    name: 'learning',
    links: [
      ['school', '/gifts/school-kit'],
      ['lamp', '/gifts/solar-lamp'],
      ['seeds', '/gifts/seeds-and-tools'],
      ['cooking', '/gifts/cooking-set'],
    ],
  },
];

/** The pages of the main navigation, in their order. */
const PAGES: readonly { link: NavLink; groups?: readonly NavGroup[] }[] = [
  { link: ['gifts', '/gifts'], groups: GIFT_GROUPS },
  { link: ['news', '/news'] },
  { link: ['events', '/events'] },
  { link: ['blog', '/blog'] },
  { link: ['media', '/media'] },
  { link: ['petition', '/petition'] },
  { link: ['wills', '/bequest'] },
  { link: ['newsletter', '/newsletter'] },
  { link: ['myGiving', '/my-giving'] },
];

/** The main navigation as nested lists: the header draws from it, and without a script visitors see it as it is. */
export function siteNavigation({ site, path }: PageContext): Markup {
  const text = pageTexts(site, LAYOUT);
  const link = ([label, own]: NavLink) => {
    const href = to(site, own);
    const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;
    return html`<a ${linkTo(site, own)}${current ? html` aria-current="${current}"` : ''}>${text(label)}</a>`;
  };
  const group = ({ name, links }: NavGroup) =>
    html`<li>${text(name)}<ul role="list">${links.map((each) => html`<li>${link(each)}</li>`)}</ul></li>`;
  return html`<nav class="site-nav" aria-label="${text('main')}"><ul role="list">${PAGES.map(
    ({ link: own, groups }) =>
      html`<li>${link(own)}${groups ? html`<ul role="list">${groups.map(group)}</ul>` : ''}</li>`,
  )}</ul></nav>`;
}
