import { html } from 'hono/html';
import { type Markup, type PageContext, to } from '../page-context.ts';

interface NavGroup {
  name: string;
  links: readonly (readonly [label: string, path: string])[];
}

const GIFT_GROUPS: readonly NavGroup[] = [
  {
    name: 'Shelter and warmth',
    links: [
      ['Emergency tent', '/gifts/emergency-tent'],
      ['Warm blankets', '/gifts/warm-blankets'],
      ['Winter stove', '/gifts/winter-stove'],
    ],
  },
  {
    name: 'Water, food and health',
    links: [
      ['Safe water', '/gifts/safe-water'],
      ['Food basket', '/gifts/food-basket'],
      ['Midwife kit', '/gifts/midwife-kit'],
    ],
  },
  {
    name: 'Learning and earning',
    links: [
      ['School kit', '/gifts/school-kit'],
      ['Solar lamp', '/gifts/solar-lamp'],
      ['Seeds and tools', '/gifts/seeds-and-tools'],
      ['Cooking set', '/gifts/cooking-set'],
    ],
  },
];

/** The pages of the main navigation, in their order. */
const PAGES: readonly { label: string; path: string; groups?: readonly NavGroup[] }[] = [
  { label: 'Gifts', path: '/gifts', groups: GIFT_GROUPS },
  { label: 'News', path: '/news' },
  { label: 'Events', path: '/events' },
  { label: 'Blog', path: '/blog' },
  { label: 'Media', path: '/media' },
  { label: 'Petition', path: '/petition' },
  { label: 'Gifts in wills', path: '/bequest' },
  { label: 'Newsletter', path: '/newsletter' },
  { label: 'Update details', path: '/update-details' },
];

/** The main navigation as nested lists: the header draws from it, and without a script visitors see it as it is. */
export function siteNavigation({ site, path }: PageContext): Markup {
  const link = (label: string, own: string) => {
    const href = to(site, own);
    const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;
    return html`<a href="${href}"${current ? html` aria-current="${current}"` : ''}>${label}</a>`;
  };
  const group = ({ name, links }: NavGroup) =>
    html`<li>${name}<ul role="list">${links.map(([label, own]) => html`<li>${link(label, own)}</li>`)}</ul></li>`;
  return html`<nav class="site-nav" aria-label="Main"><ul role="list">${PAGES.map(
    ({ label, path: own, groups }) =>
      html`<li>${link(label, own)}${groups ? html`<ul role="list">${groups.map(group)}</ul>` : ''}</li>`,
  )}</ul></nav>`;
}
