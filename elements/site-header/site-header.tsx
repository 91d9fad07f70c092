import { useLayoutEffect } from 'react';
import type * as z from 'zod/mini';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import desktopCss from './desktop-nav.css?inline';
import { DesktopNav } from './desktop-nav.tsx';
import mobileCss from './mobile-nav.css?inline';
import { MobileNav } from './mobile-nav.tsx';
import css from './site-header.css?inline';
import { attributes, tag } from './site-header.definition.ts';
import { HEADER_TEXTS } from './site-header.texts.ts';
import { ToggleButton } from './toggle-button.tsx';
import { useAuthorContent } from './use-author-content.ts';
import { useCartCount } from './use-cart-count.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useDesktop, useScrolled } from './use-window-state.ts';

function SiteHeader({ mega }: z.output<typeof attributes>) {
  const t = useTexts(HEADER_TEXTS);
  const { element } = useHost();
  const { navigation, hasSearch } = useAuthorContent(element);
  const desktop = useDesktop();
  const scrolled = useScrolled();
  const disclosure = useDisclosure(element);
  const { open, toggle } = disclosure;
  const searching = open === 'search';

  useLayoutEffect(() => {
    if (searching) element.querySelector<HTMLElement>(':scope > [slot="search"] :is(input, button)')?.focus();
  }, [element, searching]);

  useCartCount(element);

  // A server draws what wide and narrow windows need; the sheet shows one of them.
  const layout = desktop === undefined ? 'header--drawn' : desktop ? 'header--desktop' : 'header--mobile';
  // If the author made the element a banner, it must not contain a second one.
  const Frame = element.getAttribute('role') === 'banner' ? 'div' : 'header';
  return (
    <Frame className={`header ${layout}${scrolled ? ' header--scrolled' : ''}`} part="header">
      <div className="top" part="bar">
        <slot name="brand" />
        {desktop !== false && <slot name="aside" className="only-wide" />}
        {hasSearch && (
          <ToggleButton
            className="tool"
            label={t('search')}
            open={searching}
            controls="search"
            onPress={(event) => toggle('search', event)}
          >
            <span className={`haven-icon haven-icon--${searching ? 'close' : 'search'}`} />
          </ToggleButton>
        )}
        <slot name="actions" />
        {desktop !== true && (
          <ToggleButton
            className="tool only-narrow"
            label={t('menu')}
            open={open === 'menu'}
            controls="menu"
            onPress={(event) => toggle('menu', event)}
          >
            {open === 'menu' ? <span className="haven-icon haven-icon--close" /> : <span className="lines" />}
          </ToggleButton>
        )}
      </div>
      {hasSearch && (
        <div className="search" id="search" hidden={!searching}>
          <slot name="search" />
        </div>
      )}
      {desktop !== false && <DesktopNav navigation={navigation} mega={mega} disclosure={disclosure} />}
      {desktop === false && <MobileNav navigation={navigation} open={open === 'menu'} />}
      {desktop === undefined && (
        <div className="unscripted" hidden>
          <slot />
        </div>
      )}
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
