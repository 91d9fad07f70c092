import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { countryOfCulture, INHERITED } from '#runtime/inherited-context.ts';
import type { DrawOptions } from './draw-options.ts';
import { renderLanguage } from './render-languages.ts';
import { renderView, type ServerTag } from './render-view.ts';
import { views } from './views.ts';

type Attributes = Readonly<Record<string, string>>;

/** The nearest value of an attribute. */
const closestOf = (name: string, around: readonly Attributes[], defaults: Attributes): string | undefined =>
  [...around, defaults].find((attributes) => name in attributes)?.[name];

/**
 * What a tag inherits, by the rules of the elements in a page. `around` has the attributes of the tag and of its
 * ancestors, innermost first; a whole page ends with its `<html>`. `defaults` are the caller's settings for the page.
 */
function inheritedFrom(around: readonly Attributes[], defaults: Attributes): Record<string, string> {
  const closest = (name: string) => closestOf(name, around, defaults);
  const page = around.at(-1);
  const cultures: Record<string, string | undefined> = {
    locale: closest('lang'),
    siteCountryCode: countryOfCulture(page?.['lang'] ?? defaults['lang'] ?? ''),
  };
  const values: Record<string, string> = {};
  for (const name of INHERITED) {
    const attribute = kebabCase(name);
    const value = closest(attribute) ?? page?.[`data-${attribute}`] ?? cultures[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** A tag of a page that is to be rendered. */
export interface PageTag extends Pick<ServerTag, 'attributes' | 'content' | 'formAction' | 'isInShadow'> {
  readonly tag: string;
  /** The attributes of the tag and its ancestors, innermost first. */
  readonly around: readonly Readonly<Record<string, string>>[];
  /** Whether the author's content has a form or a field. */
  readonly hasForm: boolean;
}

/** Renders tags one after the other into one page. */
export function tagRenderer(options: DrawOptions, prefix: string): (tag: PageTag) => string | undefined {
  const { siteCountryCode, currency, lang, now = Date.now(), sheets, nonce } = options;
  const defaults: Record<string, string> = JSON.parse(
    JSON.stringify({ 'site-country-code': siteCountryCode, currency, lang }),
  );
  const written = new Set<string>();
  let count = 0;
  return ({ tag, around, hasForm, ...page }) => {
    const view = views.get(tag);
    if (!view || view.renderedOnServer === false) return undefined;
    // The author's own form works before any script and has the fields that its server needs.
    if (hasForm && view.root === 'light' && !view.renderedOverForm) return undefined;
    count += 1;
    try {
      return renderView({
        ...page,
        options: view,
        inherited: inheritedFrom(around, defaults),
        lang: renderLanguage(closestOf('lang', around, defaults)),
        prefix: `${prefix}${count.toString(36)}`,
        now,
        styles: { sheets, nonce },
        written: page.isInShadow ? undefined : written,
      });
    } catch (error) {
      options.onError?.(error, tag);
      return undefined;
    }
  };
}
