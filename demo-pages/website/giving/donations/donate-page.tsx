import DONATE from '#texts/website/donate';
import LAYOUT from '#texts/website/layout';
import {
  layout,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  siteOf,
  to,
} from '../../platform/index.ts';
import { type DonationSectionData, donationSection } from './donation-section.tsx';

/** Give once or monthly (D1.01): the form, and what a donor wants to know before it. */
export function donatePage(context: PageContext, data: DonationSectionData): Markup {
  const { site } = context;
  const text = pageTexts(site, DONATE);
  const agency = organisationOf(site);
  const description = agency.texts.donate || agency.description;
  const myGiving = <a {...linkTo(site, '/my-giving')}>{text('myGiving')}</a>;
  const gifts = <a {...linkTo(site, '/gifts')}>{text('seeGifts')}</a>;
  return layout(context, {
    title: text('title'),
    description: context.isSandbox ? `${description} ${pageTexts(site, LAYOUT)('sandbox')}` : description,
    hasErrors: Object.keys(data.posted?.errors ?? {}).length > 0,
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('title')}</p>
          <h1>{text('heading')}</h1>
          <p className="lead">{text('lead')}</p>
        </div>
        <div className="page-split">
          <div className="page-split__main">
            <h1 className="after-form haven-visually-hidden">{text('thanks')}</h1>
            <img
              className="after-form after-form__image"
              src="/design/thank-you.svg"
              width={480}
              height={320}
              alt=""
              loading="lazy"
            />
            {donationSection(site, data)}
            <section className="after-form prose">
              <h2>{pageTexts(site, LAYOUT)('whatNext')}</h2>
              <ol className="haven-next-steps">
                <li>{text.rich('seeGift', { myGiving })}</li>
                <li>{text.rich('change', { myGiving, phone: agency.phone })}</li>
                <li>{text.rich('thing', { gifts })}</li>
              </ol>
            </section>
          </div>
          <aside className="page-split__aside haven-card haven-card--mist" aria-labelledby="trust-title">
            <h2 className="haven-card__title" id="trust-title">
              {text('before')}
            </h2>
            <div className="haven-card__body prose">
              {agency.texts.spending && <p>{agency.texts.spending}</p>}
              <p>{agency.tax}</p>
              <p>{text('straight')}</p>
              <p>{text.rich('change', { myGiving, phone: agency.phone })}</p>
              {site.language !== 'en' && whatIsEnglish(context)}
              <p>{text.rich('thing', { gifts })}</p>
            </div>
          </aside>
        </div>
      </>
    ),
  });
}

/** What a donor meets in English after giving in another language. */
function whatIsEnglish({ site }: PageContext): Markup {
  const text = pageTexts(site, DONATE);
  const english = siteOf(site.code);
  const page = (
    <a href={to(english, '/donate')} hrefLang={english.lang}>
      {text('englishPage')}
    </a>
  );
  return <p>{text.rich('inEnglish', { page })}</p>;
}

/** A written gift on its page; `receipt` is the number of its receipt. */
export interface ReferencedGift {
  id: string;
  sum: string;
  isMonthly: boolean;
  receipt: string;
  /** `written`: nothing was charged; `checking`: nobody knows yet; `accepted`: a debit whose money comes days later. */
  state: 'written' | 'checking' | 'accepted' | 'paid' | 'returned';
}

const TITLES = {
  written: 'complete',
  checking: 'checkingTitle',
  accepted: 'thanks',
  paid: 'thanks',
  returned: 'returnedTitle',
} as const;

/**
 * The page of a written gift (D1.14): how to give it without JavaScript, by phone or bank transfer, while nothing was
 * charged; otherwise what happened to its money.
 */
export function referencePage(context: PageContext, gift: ReferencedGift): Markup {
  const { site } = context;
  const text = pageTexts(site, DONATE);
  const { id, sum, state, receipt: number } = gift;
  const isOpen = state === 'written';
  const title = text(TITLES[state]);
  const lead = text(isOpen && gift.isMonthly ? 'writtenMonthly' : state, { sum, number });
  return layout(context, {
    title,
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text(isOpen ? 'almost' : 'title')}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <section className="haven-card prose" aria-labelledby="reference-title">
          <h2 className="haven-card__title" id="reference-title">
            {text('reference', { reference: id })}
          </h2>
          {isOpen && otherWays(context, gift)}
          <p className="haven-actions">
            <a className="haven-button haven-button--secondary" href={to(site, '/')}>
              {text('toFront')}
            </a>
          </p>
        </section>
      </>
    ),
  });
}

function otherWays({ site }: PageContext, { id, sum, isMonthly }: ReferencedGift): Markup {
  const text = pageTexts(site, DONATE);
  const { name, phone, bank } = organisationOf(site);
  return (
    <>
      <h3>{text('byPhone')}</h3>
      <p>{text('call', { phone })}</p>
      {!isMonthly && (
        <>
          <h3>{text('byTransfer')}</h3>
          <dl className="haven-facts">
            <dt>{text('name')}</dt>
            <dd>{name}</dd>
            <dt>{text('account')}</dt>
            <dd>{text('bank', { bank })}</dd>
            <dt>{text('amount')}</dt>
            <dd>{sum}</dd>
            <dt>{text('referenceName')}</dt>
            <dd>{id}</dd>
          </dl>
        </>
      )}
      <p>{text('receipt')}</p>
    </>
  );
}
