import type { DrawOptions } from './draw-options.ts';
import { drawView, type ServerTag } from './draw-view.ts';
import { drawnLanguage } from './drawn-languages.ts';
import { closestOf, inheritedFrom } from './inherited.ts';
import { views } from './views.ts';

/** A tag of a page that is to be drawn. */
export interface PageTag extends Pick<ServerTag, 'attributes' | 'content' | 'formAction' | 'isInShadow'> {
  readonly tag: string;
  /** The attributes of the tag and its ancestors, innermost first. */
  readonly around: readonly Readonly<Record<string, string>>[];
  /** Whether the author's content has a form or a field. */
  readonly hasForm: boolean;
}

/** Draws tags one after the other into one page. */
export function tagDrawer(options: DrawOptions, prefix: string): (tag: PageTag) => string | undefined {
  const { siteCountryCode, currency, lang, now = Date.now(), sheets, nonce } = options;
  const given: Record<string, string> = JSON.parse(
    JSON.stringify({ 'site-country-code': siteCountryCode, currency, lang }),
  );
  const written = new Set<string>();
  let count = 0;
  return ({ tag, around, hasForm, ...page }) => {
    const view = views.get(tag);
    if (!view || view.drawnOnServer === false) return undefined;
    // The author's own form works before any script, and knows what its server asks for.
    if (hasForm && view.root === 'light' && !view.drawnOverForm) return undefined;
    count += 1;
    try {
      return drawView({
        ...page,
        options: view,
        inherited: inheritedFrom(around, given),
        lang: drawnLanguage(closestOf('lang', around, given)),
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
