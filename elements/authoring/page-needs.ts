import { siteOfCountry } from '#rules/country.ts';
import { NO_COUNTRY } from '#runtime/inherited-context.ts';
import type { Outline, OutlineFacts, Seen } from './outline.ts';
import type { AuthoringRule, FindingDraft } from './rule.ts';

const AUTOLOADER = /(^|\/)autoload(-[\w-]+)?\.js([?#]|$)/;

/** What a whole page needs for its blocks: a language, a country, the autoloader. */
export const page: AuthoringRule = function* (outline, definitions) {
  const { page: facts, all, blocks } = outline;
  const html = all.find(({ element }) => element === facts?.element);
  if (!facts || !html) return;
  yield* language(html);
  if (blocks.length === 0) return;
  yield* autoloader(facts, blocks, html);
  const needsCountry = blocks.find((block) => definitions.get(block.name)?.attributeSchemas.has('site-country-code'));
  if (needsCountry && !hasCountry(outline, html)) {
    yield {
      severity: 'advice',
      rule: 'no-country',
      seen: html,
      about: needsCountry.name,
      ...NO_COUNTRY,
    };
  }
};

function* language(html: Seen): Iterable<FindingDraft> {
  const lang = html.attributes.get('lang')?.trim() ?? '';
  if (lang !== '' && isLanguage(lang)) return;
  yield {
    severity: 'error',
    rule: lang === '' ? 'no-language' : 'unknown-language',
    seen: html,
    message:
      lang === ''
        ? 'The page does not say its language: screen readers may use the wrong pronunciation, and numbers and ' +
          'dates the wrong format.'
        : `lang="${lang}" is not a language code.`,
    advice: 'Write <html lang="en-AU"> or <html lang="en-NZ">.',
  };
}

function isLanguage(lang: string): boolean {
  try {
    // A full name, such as “english”, is well formed but not a language code.
    return Intl.getCanonicalLocales(lang).length === 1 && /^[a-z]{2,3}(-|$)/i.test(lang);
  } catch {
    return false;
  }
}

function* autoloader(
  { scripts, isStarted }: OutlineFacts,
  blocks: readonly Seen[],
  html: Seen,
): Iterable<FindingDraft> {
  const loaders = scripts.filter(({ src }) => AUTOLOADER.test(src));
  if (loaders.some(({ type }) => type.trim().toLowerCase() !== 'module')) {
    yield {
      severity: 'error',
      rule: 'autoloader',
      seen: html,
      message: 'The autoloader’s script is not a module: browsers cannot run it.',
      advice: 'Write <script type="module" src="/elements/autoload.js"></script>.',
    };
  }
  const isLoadedAlone = ({ name, isUnknown }: Seen) =>
    !isUnknown || scripts.some(({ src }) => new RegExp(`(^|/)${name}\\.js([?#]|$)`).test(src));
  if (loaders.length > 0 || isStarted || blocks.every(isLoadedAlone)) return;
  yield {
    severity: 'error',
    rule: 'no-autoloader',
    seen: html,
    message: 'The page has blocks but no autoloader: the blocks only show their fallback.',
    advice: 'Put <script type="module" src="/elements/autoload.js"></script> into the head of the page, once.',
  };
}

const hasCountry = ({ all }: Outline, html: Seen): boolean =>
  html.attributes.has('data-site-country-code') ||
  /[-_](AU|NZ)\b/i.test(html.attributes.get('lang') ?? '') ||
  /^mi\b/i.test(html.attributes.get('lang') ?? '') ||
  all.some(({ attributes }) => siteOfCountry(attributes.get('site-country-code') ?? '') !== undefined);
