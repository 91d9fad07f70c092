import FORM_TEXTS from '#texts/elements/form';
import LAYOUT from '#texts/website/layout';
import { analyticsFiles } from '../analytics-files.tsx';
import { botCheckData } from '../bot-check-data.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { withoutNewsletter } from '../newsletter-form.tsx';
import type { Markup, PageContext } from '../page-context.ts';
import { alternateLinks } from './alternate-links.tsx';
import { cartNotices } from './cart-notices.tsx';
import { checkoutHeader } from './checkout-header.tsx';
import { fontLinks } from './font-links.tsx';
import { siteFooter } from './page-footer.tsx';
import { siteHeader } from './page-header.tsx';
import { previewNotice } from './preview-notice.tsx';

export interface PageParts {
  title: string;
  description?: string;
  main: Markup;
  /**
   * More tags for the head, such as the page's style sheet, canonical address and structured data. Without it the
   * page's own address is the canonical one.
   */
  head?: Markup;
  /** Markup above the header: an urgent appeal. */
  banner?: Markup;
  /** Modifiers of the main column, such as `page-main--narrow`. */
  mainClass?: string;
  /** A step between the cart and the payment: its header links only to the cart. */
  isCheckout?: boolean;
  /** A page that lists errors says so in its title, for screen reader users. */
  hasErrors?: boolean;
}

/** A whole page: head, header, main, footer and the script that loads the blocks. */
export function layout(
  context: PageContext,
  { title, description, main, head, banner, mainClass = '', isCheckout, hasErrors }: PageParts,
): Markup {
  const { site } = context;
  const text = pageTexts(site, LAYOUT);
  return (
    <html
      lang={site.lang}
      dir={site.dir === 'rtl' ? 'rtl' : undefined}
      data-site-country-code={site.code}
      {...botCheckData(context)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${hasErrors ? pageTexts(site, FORM_TEXTS)('errorTitle') : ''}${title} – Haven Refugee Aid`}</title>
        <meta name="description" content={description ?? text('description')} />
        {fontLinks(site)}
        <link rel="stylesheet" href="/design/haven.css" />
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="icon" href="/design/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#08305A" />
        {head ?? alternateLinks(context)}
        {analyticsFiles(context)}
        <script type="module" src="/elements/autoload.js" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {text('skip')}
        </a>
        {banner}
        {isCheckout ? checkoutHeader(context) : siteHeader(context)}
        <main className={`page-main ${mainClass}`.trim()} id="main">
          {context.isPreview && previewNotice()}
          {cartNotices(context)}
          {main}
        </main>
        {siteFooter(isCheckout ? withoutNewsletter(context) : context)}
        <div className="load-notice" role="status">
          <p className="load-notice__box" data-haven-load-notice="" hidden>
            {text('notLoaded')}{' '}
            <button className="haven-button haven-button--secondary" type="button">
              {text('tryAgain')}
            </button>
          </p>
        </div>
      </body>
    </html>
  );
}
