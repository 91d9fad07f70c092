import GIVING_DATA from '#texts/website/giving-data';
import type { StoredSubscriber } from '../../participation/index.ts';
import {
  activeLanguages,
  activeSites,
  errorSummary,
  fieldsOf,
  formField,
  LANGUAGE_NAMES,
  type Language,
  linkTo,
  type Markup,
  type PageContext,
  pageTexts,
  type SentForm,
  type Site,
  to,
} from '../../platform/index.ts';
import { givingLayout, notice } from '../giving-layout.tsx';

const PREFIX = 'details';

export interface OwnDetailsPageData {
  address: string;
  /** The details as stored, or as typed with their errors. */
  sent: SentForm;
  subscribers: readonly StoredSubscriber[];
  /** Of mails and receipts from now on. */
  language: Language;
  /** What was just changed. */
  done?: 'details' | 'language' | 'newsletter' | undefined;
}

/** What a donor can do with their own data (D4.03): change it, take it away, have it erased. */
export function ownDetailsPage(context: PageContext, data: OwnDetailsPageData): Markup {
  const { address, sent, subscribers, language, done } = data;
  const { site } = context;
  const text = pageTexts(site, GIVING_DATA);
  const base = `${to(site, '/my-giving')}/details`;
  const errors = Object.entries(sent.errors).map(([name, message]) => ({ message, field: `${PREFIX}-${name}` }));
  const whose = (
    <strong className="giving-address" dir="ltr">
      {address}
    </strong>
  );
  const tell = <a {...linkTo(site, '/update-details')}>{text('tellUs')}</a>;
  return givingLayout(context, {
    title: text('title'),
    menu: '/details',
    hasErrors: errors.length > 0,
    main: (
      <>
        {done && notice('success', text(`${done}Title`), text(`${done}Text`))}
        <div className="page-head">
          <h1>{text('title')}</h1>
          <p className="lead">{text.rich('lead', { address: whose, tell })}</p>
        </div>
        {errorSummary(errors, { site })}
        <section className="giving-section" aria-labelledby="address-title">
          <h2 id="address-title">{text('nameAndAddress')}</h2>
          <form className="haven-form" method="post" action={base} noValidate>
            {detailFields(sent, site)}
            <div className="haven-actions">
              <button className="haven-button haven-button--primary">{text('save')}</button>
            </div>
          </form>
        </section>
        <section className="giving-section" aria-labelledby="language-title">
          <h2 id="language-title">{text('language')}</h2>
          <form className="haven-form" method="post" action={`${base}/language`}>
            {languageField(language, site)}
            <div className="haven-actions">
              <button className="haven-button haven-button--secondary">{text('languageSave')}</button>
            </div>
          </form>
        </section>
        <section className="giving-section" aria-labelledby="news-title">
          <h2 id="news-title">{text('newsletter')}</h2>
          {newsletter(base, subscribers, site)}
        </section>
        <section className="giving-section" aria-labelledby="sessions-title">
          <h2 id="sessions-title">{text('sessions')}</h2>
          <p>{text('sessionsText')}</p>
          <form className="haven-actions" method="post" action={`${base}/sign-out`}>
            <button className="haven-button haven-button--secondary">{text('signOutEverywhere')}</button>
          </form>
        </section>
        <section className="giving-section" aria-labelledby="data-title">
          <h2 id="data-title">{text('yourData')}</h2>
          <p>{text('asFile')}</p>
          <div className="haven-actions">
            <a className="haven-button haven-button--secondary" href={`${base}/data.json`}>
              {text('download')}
            </a>
            <a className="haven-button haven-button--quiet" href={`${base}/erase`}>
              {text('erase')}
            </a>
          </div>
        </section>
      </>
    ),
  });
}

/** The languages of mails and receipts, each by its own name. */
function languageField(value: Language, site: Site): Markup {
  const text = pageTexts(site, GIVING_DATA);
  const options = activeLanguages().map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));
  const [label, hint] = [text('languageLabel'), text('languageHint')];
  return formField({ name: 'language', label, hint, value, options, autocomplete: 'off', width: 'medium' }, site);
}

function detailFields(sent: SentForm, site: Site): Markup {
  const text = pageTexts(site, GIVING_DATA);
  const { field } = fieldsOf(PREFIX, sent, site);
  const optional = { optional: true } as const;
  const options = [
    { value: 'AUS', label: text('AUS') },
    { value: 'NZL', label: text('NZL') },
  ];
  return (
    <>
      <div className="haven-field-row">
        {field('customerTitle', text('personTitle'), { autocomplete: 'honorific-prefix', width: 'short', ...optional })}
      </div>
      <div className="haven-field-row">
        {field('customerFirstName', text('firstName'), { autocomplete: 'given-name' })}
        {field('customerLastName', text('lastName'), { autocomplete: 'family-name' })}
      </div>
      <div className="haven-field-row">
        {field('customerPhoneNumber', text('phone'), {
          autocomplete: 'tel',
          type: 'tel',
          inputmode: 'tel',
          ...optional,
        })}
        {field('organisation', text('organisation'), { autocomplete: 'organization', ...optional })}
      </div>
      {field('billingAddressStreet', text('street'), { autocomplete: 'address-line1', ...optional })}
      <div className="haven-field-row">
        {field('billingAddressSuburb', text('suburb'), { autocomplete: 'address-level3', ...optional })}
        {field('billingAddressCity', text('city'), { autocomplete: 'address-level2', ...optional })}
      </div>
      <div className="haven-field-row">
        {field('billingAddressState', text('region'), { autocomplete: 'address-level1', ...optional })}
        {field('billingAddressPostcode', text('postcode'), {
          autocomplete: 'postal-code',
          inputmode: 'numeric',
          width: 'short',
          ...optional,
        })}
      </div>
      {field('billingAddressCountry', text('country'), { autocomplete: 'country', options, width: 'medium' })}
    </>
  );
}

function newsletter(base: string, subscribers: readonly StoredSubscriber[], site: Site): Markup {
  const text = pageTexts(site, GIVING_DATA);
  const isOn = (code: string) =>
    subscribers.some(({ siteCountryCode, unsubscribedAt }) => siteCountryCode === code && !unsubscribedAt);
  return (
    <ul className="giving-list">
      {activeSites().map(({ code, countryName }) => {
        const country = text(code);
        const named = site.language === 'en' ? countryName : country;
        return (
          <li key={code} className="giving-choice">
            <span>{text(isOn(code) ? 'youGet' : 'youDoNotGet', { country })}</span>
            <form method="post" action={`${base}/newsletter`}>
              <input type="hidden" name="country" value={code} />
              <input type="hidden" name="wanted" value={isOn(code) ? 'no' : 'yes'} />
              <button className="haven-button haven-button--secondary">
                {text(isOn(code) ? 'leave' : 'get')}
                <span className="haven-visually-hidden">: {named}</span>
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
