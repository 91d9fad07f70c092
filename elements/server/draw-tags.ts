import type { DrawOptions } from './draw-options.ts';
import { drawView, type ServerTag } from './draw-view.ts';
import { drawnLanguage } from './drawn-languages.ts';
import { closestOf, inheritedFrom } from './inherited.ts';
import { PageDrawer } from './page-drawer.ts';
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
  const draw = ({ tag, around, hasForm, ...page }: PageTag): string | undefined => {
    const view = views.get(tag);
    if (!view || view.drawnOnServer === false) return undefined;
    // The author's own form works before any script, and knows what its server asks for.
    const hasOwnForm = hasForm && view.root === 'light';
    if (hasOwnForm && !view.drawnOverForm) return undefined;
    count += 1;
    try {
      const drawn = drawView({
        ...page,
        options: view,
        // The other views are forms that work without scripts.
        hasOwnForm: hasOwnForm && tag === 'donation-form',
        inherited: inheritedFrom(around, given),
        lang: drawnLanguage(closestOf('lang', around, given)),
        prefix: `${prefix}${count.toString(36)}`,
        now,
        styles: { sheets, nonce },
        written: page.isInShadow ? undefined : written,
      });
      return (
        drawn &&
        drawWithin(drawn, (inner) =>
          draw({
            ...inner,
            around: [...inner.around, ...around],
            isInShadow: page.isInShadow || view.root === 'shadow',
          }),
        )
      );
    } catch (error) {
      options.onError?.(error, tag);
      return undefined;
    }
  };
  return draw;
}

/** React takes over no view beside the content that it wrote: in a view, only tags with a shadow root are drawn. */
const isDrawnWithin = (tag: string) => views.get(tag)?.root === 'shadow' && views.get(tag)?.drawnWithin === true;
const drawnWithin = [...views.keys()].filter(isDrawnWithin);

function drawWithin(html: string, draw: (tag: PageTag) => string | undefined): string {
  if (!drawnWithin.some((tag) => html.includes(`<${tag}`))) return html;
  const page = new PageDrawer(isDrawnWithin, draw);
  return page.write(html) + page.end();
}
