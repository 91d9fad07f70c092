import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** English in accented letters is the language that is looked at, not an exception from it. */
const isEnglish = (lang: string | undefined): boolean => /^en(?!-XA$)/.test(lang ?? '');

/** The names of countries come from `Intl`, which has them in every language: no catalogue has a key for them. */
const isListOfCountries = (tag: string, { autocomplete = '' }: Record<string, string>) =>
  tag === 'select' && autocomplete.split(' ').at(-1) === 'country';

/** Facts in the head of a page that nobody reads. */
const IS_FOR_PROGRAMS = /^(og:(type|url|image)|twitter:card)$/;

/** What people read of a page, without the parts that say that they are in English. */
export function textsIn(page: string, { withCountries = true } = {}): string[] {
  const texts: string[] = [];
  const walk = (node: Tree.Node): void => {
    if (node.nodeName === '#text') {
      const text = (node as Tree.TextNode).value.replace(/\s+/g, ' ').trim();
      if (text) texts.push(text);
      return;
    }
    const attributes = Object.fromEntries(('attrs' in node ? node.attrs : []).map(({ name, value }) => [name, value]));
    if (isEnglish(attributes['lang']) || /^(script|style)$/.test(node.nodeName)) return;
    if (!withCountries && isListOfCountries(node.nodeName, attributes)) return;
    if (IS_FOR_PROGRAMS.test(attributes['property'] ?? attributes['name'] ?? '') && node.nodeName === 'meta') return;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'label', 'content'])
      if (attributes[name] && !/^(utf-8|width=|#|noindex|same-origin)/.test(attributes[name]))
        texts.push(attributes[name]);
    if ('content' in node) walk((node as Tree.Template).content);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  // Without scripts: what stands in <noscript> is read too.
  walk(parse(page, { scriptingEnabled: false }).childNodes.find(({ nodeName }) => nodeName === 'html') as Tree.Element);
  return texts.filter((text) => /\p{L}{2}/u.test(text));
}

/** Names, codes, addresses, and dates and sums as the language writes them, which have no keys. */
const VALUES =
  /Haven Refugee Aid( Australia| Aotearoa New Zealand)?|Haven|Refugee Aid|\b(AU|NZ)\b|Charities Services|ABN|CC00000|AUD|NZD|Ms|Aroha|Ngata|Tēvita|Mele|Visa|\S+@\S+|https?:\S+|(AU|NZ)-\d+|(GIFT|PLAN|ORDER)-\w+|(January|February|March|April|May|June|July|August|September|October|November|December)|\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\b([AaPp][Mm]|AE[DS]T|GMT)\b/g;

/** The texts of a page or mail in the language `en-XA` that no catalogue has: their letters are not accented. */
export const unmarkedIn = (page: string): string[] =>
  textsIn(page, { withCountries: false }).filter((text) => /[A-Za-z]{2}/.test(text.replace(VALUES, '')));
