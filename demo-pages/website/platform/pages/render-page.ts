import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React asks browsers to load every picture before the page's text; pages say so themselves where it helps. */
const PRELOADED_PICTURES = /<link rel="preload" as="image"[^<>]*>/g;

/** A piece of a page as HTML. */
export const renderMarkup = (markup: ReactElement): string =>
  renderToStaticMarkup(markup).replace(PRELOADED_PICTURES, '');

/** A page as HTML, without the views of its tags. */
export const renderPage = (page: ReactElement): string => `<!doctype html>${renderMarkup(page)}`;

/** The content of an element as markup that the site itself has written, or has checked. */
export const trustedMarkup = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });
