import CONSENT from '#texts/website/consent';
import { asksConsent } from '../organisation/organisation.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { linkTo, type Markup, type PageContext } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { CONSENT_PATH } from './consent-choice.ts';

/**
 * What a page needs for the notice, before the blocks' script. A page that all share cannot know the choice: the script
 * reads it from the cookie, and without scripts the second sheet, which is made for each visitor, shows the notice.
 */
export function consentFiles(): Markup | '' {
  if (!asksConsent()) return '';
  return (
    <>
      <link rel="stylesheet" href="/consent/consent.css" />
      <noscript>
        <link rel="stylesheet" href="/consent/undecided.css" />
      </noscript>
      <script type="module" src="/consent/consent.js" />
    </>
  );
}

/** O2.06: the notice at the foot of the window. It is the first after the skip link, and nothing has to be answered. */
export function consentNotice({ site, path }: PageContext): Markup | '' {
  if (!asksConsent()) return '';
  const text = pageTexts(site, CONSENT);
  return (
    <>
      <section className="consent-notice" aria-labelledby="consent-title" data-consent-notice="" hidden>
        <div className="consent-notice__inner">
          <div className="consent-notice__words">
            <h2 className="consent-notice__title" id="consent-title" tabIndex={-1}>
              {text('title')}
            </h2>
            <p className="consent-notice__film" data-consent-film="" hidden>
              {text('film')}
            </p>
            <p>{text('text')}</p>
            <p className="consent-notice__now" data-consent-now="accepted">
              {text('accepted')}
            </p>
            <p className="consent-notice__now" data-consent-now="declined">
              {text('declined')}
            </p>
          </div>
          {consentForm(site, path)}
        </div>
      </section>
      <p className="haven-visually-hidden" role="status" data-consent-saved={text('saved')} />
    </>
  );
}

/** Two buttons of one look: neither answer is easier than the other. */
export function consentForm(site: Site, path: string): Markup {
  const text = pageTexts(site, CONSENT);
  const button = (choice: string, label: string) => (
    <button className="haven-button haven-button--secondary" type="submit" name="choice" value={choice}>
      {label}
    </button>
  );
  return (
    <form className="consent-notice__form" method="post" action={CONSENT_PATH} data-consent-form="">
      <input type="hidden" name="page" value={path} />
      {button('accepted', text('accept'))}
      {button('declined', text('decline'))}
    </form>
  );
}

/** In the footer: the way to another choice is as short as the first one. */
export function consentLink(site: Site): Markup | '' {
  if (!asksConsent()) return '';
  return (
    <p className="site-footer__phone">
      <a {...linkTo(site, CONSENT_PATH)} data-consent-open="">
        {pageTexts(site, CONSENT)('link')}
      </a>
    </p>
  );
}
