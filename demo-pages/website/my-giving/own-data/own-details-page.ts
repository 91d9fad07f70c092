import { html } from 'hono/html';
import type { StoredSubscriber } from '../../newsletter/subscribe-people.ts';
import { errorSummary } from '../../site/error-summary.ts';
import { fieldsOf } from '../../site/fields-of.ts';
import { type Markup, type PageContext, SITES, to } from '../../site/page-context.ts';
import type { SentForm } from '../../site/sent-form.ts';
import { givingLayout, notice } from '../giving-layout.ts';

const PREFIX = 'details';

export interface OwnDetailsPageData {
  address: string;
  /** The details as stored, or as typed with their errors. */
  sent: SentForm;
  subscribers: readonly StoredSubscriber[];
  /** What was just changed. */
  done?: 'details' | 'newsletter' | undefined;
}

const COUNTRIES = [
  { value: 'AUS', label: 'Australia' },
  { value: 'NZL', label: 'New Zealand' },
];

const DONE = {
  details: notice(
    'success',
    'Your details are changed',
    'They hold for your next gifts, receipts and statements. Receipts that you have already got stay as they are.',
  ),
  newsletter: notice('success', 'Your choice about the newsletter is stored', 'It holds at once.'),
};

/** What a donor can do with their own data (D4.03): change it, take it away, have it erased. */
export function ownDetailsPage(context: PageContext, { address, sent, subscribers, done }: OwnDetailsPageData): Markup {
  const { site } = context;
  const base = `${to(site, '/my-giving')}/details`;
  const errors = Object.entries(sent.errors).map(([name, message]) => ({ message, field: `${PREFIX}-${name}` }));
  return givingLayout(context, {
    title: 'Your details',
    menu: '/details',
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors)}${done ? DONE[done] : ''}
<div class="page-head"><h1>Your details</h1><p class="lead">What we keep of <strong class="giving-address">${address}</strong>. To give with another e-mail address, <a href="${to(site, '/update-details')}">tell us</a>.</p></div>
<section class="giving-section" aria-labelledby="address-title"><h2 id="address-title">Name and postal address</h2>
<form class="haven-form" method="post" action="${base}" novalidate>${detailFields(sent)}<div class="haven-actions"><button class="haven-button haven-button--primary">Save my details</button></div></form></section>
<section class="giving-section" aria-labelledby="news-title"><h2 id="news-title">Newsletter</h2>${newsletter(base, subscribers)}</section>
<section class="giving-section" aria-labelledby="data-title"><h2 id="data-title">Your data</h2>
<p>Everything that we keep of you, as a file that programs can read.</p>
<div class="haven-actions"><a class="haven-button haven-button--secondary" href="${base}/data.json">Download my data</a><a class="haven-button haven-button--quiet" href="${base}/erase">Erase my data</a></div></section>`,
  });
}

function detailFields(sent: SentForm): Markup {
  const { field } = fieldsOf(PREFIX, sent);
  const optional = { optional: true } as const;
  return html`<div class="haven-field-row">${field('customerTitle', 'Title', { autocomplete: 'honorific-prefix', width: 'short', ...optional })}</div>
<div class="haven-field-row">${field('customerFirstName', 'First name', { autocomplete: 'given-name' })}${field('customerLastName', 'Last name', { autocomplete: 'family-name' })}</div>
<div class="haven-field-row">${field('customerPhoneNumber', 'Phone', { autocomplete: 'tel', type: 'tel', inputmode: 'tel', ...optional })}${field('organisation', 'Organisation', { autocomplete: 'organization', ...optional })}</div>
${field('billingAddressStreet', 'Street and number', { autocomplete: 'address-line1', ...optional })}
<div class="haven-field-row">${field('billingAddressSuburb', 'Suburb', { autocomplete: 'address-level3', ...optional })}${field('billingAddressCity', 'Town or city', { autocomplete: 'address-level2', ...optional })}</div>
<div class="haven-field-row">${field('billingAddressState', 'State or region', { autocomplete: 'address-level1', ...optional })}${field('billingAddressPostcode', 'Postcode', { autocomplete: 'postal-code', inputmode: 'numeric', width: 'short', ...optional })}</div>
${field('billingAddressCountry', 'Country', { autocomplete: 'country', options: COUNTRIES, width: 'medium' })}`;
}

function newsletter(base: string, subscribers: readonly StoredSubscriber[]): Markup {
  const isOn = (code: string) =>
    subscribers.some(({ siteCountryCode, unsubscribedAt }) => siteCountryCode === code && !unsubscribedAt);
  return html`<ul class="giving-list">${SITES.map(
    ({ code, countryName }) =>
      html`<li class="giving-choice"><span>${isOn(code) ? `You get the newsletter of ${countryName}.` : `You do not get the newsletter of ${countryName}.`}</span><form method="post" action="${base}/newsletter"><input type="hidden" name="country" value="${code}"><input type="hidden" name="wanted" value="${isOn(code) ? 'no' : 'yes'}"><button class="haven-button haven-button--secondary">${isOn(code) ? 'Leave it' : 'Get it'}<span class="haven-visually-hidden">: ${countryName}</span></button></form></li>`,
  )}</ul>`;
}
