import type { Nodes, Root } from 'mdast';
import type { SiteCountryCode } from '#rules/country.ts';
import { didYouMean } from '../../../../../elements/authoring/did-you-mean.ts';
import { isTakenPath, siteOfPrefix, withoutPrefix } from '../../../platform/index.ts';
import type { ContentFault } from '../json-file.ts';
import type { Charity } from '../read-charity.ts';
import { redirectsOf } from '../redirects.ts';
import { isTag } from './parse-page.ts';

/** What a text leads to, and what others may lead to in it. */
export interface TextLinks {
  file: string;
  links: readonly { address: string; line: number; column: number }[];
  ids: ReadonlySet<string>;
}

/** The links of a text within its site, and the ids that it has. */
export function linksOf(file: string, tree: Root): TextLinks {
  const links: { address: string; line: number; column: number }[] = [];
  const ids = new Set<string>();
  const visit = (node: Nodes): void => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (node.type === 'link' || node.type === 'definition') links.push({ address: node.url, line, column });
    for (const attribute of isTag(node) ? node.attributes : []) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (attribute.name === 'id') ids.add(attribute.value);
      const place = attribute.position?.start ?? { line, column };
      if (attribute.name === 'href') links.push({ address: attribute.value, line: place.line, column: place.column });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return { file, links: links.filter(({ address }) => /^[/#]/.test(address)), ids };
}

type Countries = readonly SiteCountryCode[];
/** A text, and the countries that show it. */
export interface LinkingText extends TextLinks {
  countries: Countries;
  /** The path of the page, without which it has no address of its own. */
  path?: string;
}

const FILES = /^\/(?:design|elements|pictures|images)\//;
const STORY = /^\/(news|blog|events|media)(?:\/([^/]+))?$/;

/** Links to pages that are not there, or not in each country that shows the link, and to ids that nothing has. */
export function deadLinks(
  texts: readonly LinkingText[],
  { organisation, redirects, pages, stories }: Charity,
): ContentFault[] {
  const on = Object.keys(organisation.countries) as SiteCountryCode[];
  const findRedirect = redirectsOf(redirects);
  const countriesOf = (story: { countries?: Countries | undefined }) => story.countries ?? on;

  /** The countries that have a page, or what to write in place of its path. */
  const target = (path: string): Countries | string => {
    const [, list = '', slug] = STORY.exec(path) ?? [];
    const items = stories[list as keyof typeof stories] as readonly { slug: string; countries?: Countries }[];
    if (list && slug === undefined) return on.filter((code) => items.some((item) => countriesOf(item).includes(code)));
    if (slug !== undefined) {
      const found = items.find((item) => item.slug === slug);
      const meant = didYouMean(
        slug,
        items.map((item) => item.slug),
      );
      return found ? countriesOf(found) : `there is no ${list}/en/${slug}.md${meant ? `; did you mean ${meant}?` : ''}`;
    }
    const own = pages.find((page) => page.path === path);
    if (own) return countriesOf(own);
    if (path === '/' || isTakenPath(path) || findRedirect(path) !== undefined) return on;
    const meant = didYouMean(
      path,
      pages.map((page) => page.path),
    );
    return `there is no page ${path}${meant ? `; did you mean ${meant}?` : ''}`;
  };

  const faultOf = (text: LinkingText, address: string): string | undefined => {
    const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    if (FILES.test(path)) return undefined;
    const site = siteOfPrefix(path);
    const { languages } = organisation;
    if (!on.includes(site.code) && site.prefix !== '') return `${path} is of a country that is off`;
    if (languages && site.language !== 'en' && !languages.some((each) => each === site.language))
      return `${path} is in a language that is off`;
    const own = withoutPrefix(site, path);
    const found = path === '' ? text.countries : target(own);
    if (typeof found === 'string') return found;
    const missing = (site.prefix === '' ? text.countries : [site.code]).filter((code) => !found.includes(code));
    if (missing.length > 0) return `${own} is not on the site of ${missing.join(' and ')}`;
    const into = path === '' ? text : texts.find((each) => each.path === own);
    if (id && into && !into.ids.has(id)) return `nothing has id="${id}" there: write <h2 id="${id}">…</h2>`;
    return undefined;
  };

  return texts.flatMap((text) =>
    text.links.flatMap(({ address, line, column }) => {
      const fault = faultOf(text, address);
      return fault === undefined ? [] : [{ file: text.file, line, column, text: `this link leads nowhere: ${fault}` }];
    }),
  );
}
