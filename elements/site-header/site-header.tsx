import { type MouseEvent, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { HEADER_SCROLLED_PX } from '#rules/limits.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { useBrowserValue } from '#runtime/hydration/browser-value.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import HEADER_TEXTS from '#texts/elements/site-header';
import desktopCss from './desktop-nav.css?inline';
import { DesktopNav } from './desktop-nav.tsx';
import { ItemToggle } from './item-toggle.tsx';
import mobileCss from './mobile-nav.css?inline';
import { type Navigation, readNavigation } from './nav-items.ts';
import { NavLink, NavList } from './nav-link.tsx';
import css from './site-header.css?inline';
import { attributes, tag } from './site-header.definition.ts';
import { useDisclosure } from './use-disclosure.ts';

/** W2.08: from this width (px) on the navigation is a row. */
const DESKTOP_MIN_WIDTH_PX = 1024;

const wide = () => matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`);
const watchWidth = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const watchScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** Whether the window is wide enough for the row; undefined on a server, which renders for both. */
const useDesktop = () => useBrowserValue<boolean | undefined>(() => wide().matches, undefined, watchWidth);

/** W2.10: whether the page is scrolled by 33 px or more. */
const useScrolled = () => useBrowserValue(() => scrollY >= HEADER_SCROLLED_PX, false, watchScroll);

interface AuthorContent {
  navigation: Navigation;
  hasSearch: boolean;
}

const read = (element: Element): AuthorContent => ({
  navigation: readNavigation(element),
  hasSearch: [...element.children].some((child) => child.getAttribute('slot') === 'search'),
});

/** The author's content in the element, including later changes: a page that is still loading, a new link. */
function useAuthorContent(element: HTMLElement): AuthorContent {
  const [content, setContent] = useState(() => read(element));

  useLayoutEffect(() => {
    // Synchronously, so that no frame shows the old links.
    const observer = new MutationObserver(() => flushSync(() => setContent(read(element))));
    observer.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['href', 'aria-current', 'aria-label', 'slot'],
    });
    return () => observer.disconnect();
  }, [element]);

  return content;
}

/** The menu of narrow screens: the navigation with its branches, and the right-hand column (W2.07). */
function MobileNav({ navigation: { label, items } }: { navigation: Navigation }) {
  return (
    <div className="menu" part="menu">
      <nav aria-label={label}>
        <ul className="menu__list">
          {items.map((item) => (
            <li className="menu__item" key={`${item.label} ${item.href}`}>
              {(item.href !== undefined || item.items.length === 0) && <NavLink item={item} />}
              {item.items.length > 0 && (
                <>
                  <ItemToggle item={item} />
                  {/* Beside its details, which are only as wide as their button. */}
                  <div className="menu__branch">
                    <NavList items={item.items} />
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu__column">
        <slot name="aside" />
      </div>
    </div>
  );
}

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
  const layout = desktop === undefined ? 'header--rendered' : desktop ? 'header--desktop' : 'header--mobile';
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
