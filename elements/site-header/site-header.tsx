import { type MouseEvent, useEffect } from 'react';
import type * as z from 'zod/mini';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import HEADER_TEXTS from '#texts/elements/site-header';
import desktopCss from './desktop-nav.css?inline';
import { DesktopNav } from './desktop-nav.tsx';
import mobileCss from './mobile-nav.css?inline';
import { MobileNav } from './mobile-nav.tsx';
import css from './site-header.css?inline';
import { attributes, tag } from './site-header.definition.ts';
import { useAuthorContent } from './use-author-content.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useDesktop, useScrolled } from './use-window-state.ts';

/** Keeps the page's `[data-cart-count]` in step with other tabs. Loads its script only if the page has a count. */
function useCartCount({ ownerDocument }: HTMLElement): void {
  useEffect(() => {
    if (!ownerDocument.querySelector('[data-cart-count]')) return undefined;
    let isGone = false;
    let stop = () => {};
    import('#rules/shop/cart-count.ts')
      .then(({ followCartCount }) => {
        if (!isGone) stop = followCartCount(ownerDocument);
      })
      // Without the script, the count stays as the server wrote it.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [ownerDocument]);
}

function SiteHeader({ mega }: z.output<typeof attributes>) {
  const t = useTexts(HEADER_TEXTS);
  const { element } = useHost();
  const { navigation, hasSearch } = useAuthorContent(element);
  const desktop = useDesktop();
  const scrolled = useScrolled();
  const disclosure = useDisclosure(element);

  /** At once: a phone shows its keyboard only within the click. */
  const toggleSearch = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    details.open = !details.open;
    if (details.open) element.querySelector<HTMLElement>(':scope > [slot="search"] :is(input, button)')?.focus();
  };

  useCartCount(element);

  // A server renders what wide and narrow windows need; the sheet shows one of them.
  const layout = desktop === undefined ? 'header--drawn' : desktop ? 'header--desktop' : 'header--mobile';
  // If the author made the element a banner, it must not contain a second one.
  const Frame = element.getAttribute('role') === 'banner' ? 'div' : 'header';
  return (
    <Frame className={`header ${layout}${scrolled ? ' header--scrolled' : ''}`} part="header">
      <div className="top" part="bar">
        <slot name="brand" />
        {desktop !== false && <slot name="aside" className="only-wide" />}
        {hasSearch && (
          <details {...disclosure.detailsOf('search')}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
            <summary className="tool" aria-label={t('search')} onClick={toggleSearch}>
              <span className="haven-icon haven-icon--search" />
              <span className="haven-icon haven-icon--close" />
            </summary>
            <div className="search">
              <slot name="search" />
            </div>
          </details>
        )}
        <slot name="actions" />
        {desktop !== true && (
          <details className="only-narrow" {...disclosure.detailsOf('menu')}>
            <summary className="tool" aria-label={t('menu')}>
              <span className="lines" />
              <span className="haven-icon haven-icon--close" />
            </summary>
            <MobileNav navigation={navigation} />
          </details>
        )}
      </div>
      {desktop !== false && <DesktopNav navigation={navigation} mega={mega} disclosure={disclosure} />}
    </Frame>
  );
}

export const SiteHeaderElement = defineElement({
  tag,
  attributes,
  view: SiteHeader,
  root: 'shadow',
  styles: [controls, css, desktopCss, mobileCss],
});
