import FORM_TEXTS from '#texts/elements/form';
import CART_TEXTS from '#texts/elements/gift-cart';
import LAYOUT from '#texts/website/layout';
import { consentFiles, consentNotice } from '../../consent/consent-notice.tsx';
import { asksConsent, organisationOf } from '../../organisation/organisation.ts';
import type { Language } from '../languages/house-languages.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { withoutNewsletter } from '../newsletter-form.tsx';
import type { Markup, PageContext } from '../page-context.ts';
import type { Site } from '../sites.ts';
import { alternateLinks } from './alternate-links.tsx';
import { openGraph, type SocialPicture } from './open-graph.tsx';
import { siteFooter } from './page-footer.tsx';
import { checkoutHeader, siteHeader } from './page-header.tsx';

interface PageParts {
  title: string;
  description?: string;
  main: Markup;
  /**
   * More tags for the head, such as the page's style sheet, canonical address and structured data. Without it the
   * page's own address is the canonical one.
   */
  head?: Markup;
  /** Shown where the page is shared. */
  picture?: SocialPicture;
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
  { title, description, main, head, picture, banner, mainClass = '', isCheckout, hasErrors }: PageParts,
): Markup {
  const { site } = context;
  const text = pageTexts(site, LAYOUT);
  const agency = organisationOf(site);
  return (
    <html
      lang={site.lang}
      dir={site.dir === 'rtl' ? 'rtl' : undefined}
      data-site-country-code={site.code}
      data-consent={asksConsent() ? 'ask' : undefined}
      {...botCheckData(context)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${hasErrors ? pageTexts(site, FORM_TEXTS)('errorTitle') : ''}${title} – ${agency.name}`}</title>
        <meta name="description" content={description ?? agency.description} />
        {fontLinks(site)}
        <link rel="stylesheet" href="/design/haven.css" />
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="icon" href="/design/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#08305A" />
        {head ?? alternateLinks(context)}
        {picture && openGraph(context, { title, description: description ?? agency.description, picture })}
        {consentFiles()}
        {analyticsFiles(context)}
        <script type="module" src="/elements/autoload.js" />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {text('skip')}
        </a>
        {consentNotice(context)}
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

/** The panel's files, before the blocks' script: the panel must exist when the first event is sent. */
function analyticsFiles({ showsAnalytics }: PageContext): Markup | '' {
  if (!showsAnalytics) return '';
  return (
    <>
      <link rel="stylesheet" href="/analytics/analytics-panel.css" />
      <script type="module" src="/analytics/analytics-panel.js" />
    </>
  );
}

/** The attributes of `<html>` about the bot check. */
export const botCheckData = ({ botCheck }: PageContext) => ({
  'data-bot-check-src': botCheck?.src,
  'data-bot-check-site-key': botCheck?.siteKey,
});

/** Changes in the cart since the last visit: prices, and gifts that sold out. */
function cartNotices({ site, notices = [] }: PageContext): Markup | '' {
  if (notices.length === 0) return '';
  const lines = notices.map((text) => (
    <p key={text} className="haven-alert__text">
      {text}
    </p>
  ));
  return (
    <div className="haven-alert haven-alert--warning" role="status">
      <p className="haven-alert__title">{pageTexts(site, CART_TEXTS)('hasChanged')}</p>
      {lines}
    </div>
  );
}

/** What a preview says at its top. */
const previewNotice = (): Markup => (
  <div className="haven-alert haven-alert--info" role="status">
    <p className="haven-alert__title">Preview</p>
    <p className="haven-alert__text">Only staff see this page. What is sent from its form is not stored.</p>
  </div>
);

/** The files of each set of letters. A page quotes in the serif of weight 400, at least in its footer. */
const FILES = [
  (letters: string) => `source-sans-3-${letters}-wght`,
  (letters: string) => `source-serif-4-${letters}-600`,
  (letters: string) => `source-serif-4-${letters}-400`,
];

/** Letters with macrons, and those of Vietnamese, are in files of their own. */
const MORE_LETTERS: Partial<Record<Language, string>> = { mi: 'latin-ext', vi: 'vietnamese' };

/** Fonts that a page has from its first paint. */
export function fontLinks({ language }: Site): Markup[] {
  const more = MORE_LETTERS[language];
  return ['latin', ...(more ? [more] : [])].flatMap((set) =>
    FILES.map((file) => (
      <link
        key={file(set)}
        rel="preload"
        href={`/design/fonts/${file(set)}-normal.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin=""
      />
    )),
  );
}
