import { Fragment } from 'react';
import GIVING from '#texts/website/giving';
import LAYOUT from '#texts/website/layout';
import {
  type Donation,
  type GiftsPage,
  type GivingPlan,
  receiptNumberText,
  type StatementYear,
} from '../../giving/index.ts';
import {
  dayOf,
  type Markup,
  type PageContext,
  pageTexts,
  receiptMoney,
  SITES,
  type Site,
  siteFor,
  to,
  yearName,
} from '../../platform/index.ts';
import type { Donor } from '../find-donor.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import { receiptFilePath, statementFilePath } from '../papers/paper-routes.ts';
import { planCard } from '../plans/plan-card.tsx';

export interface OverviewData extends GiftsPage {
  donor: Donor;
  plans: readonly GivingPlan[];
  /** The number of corrected receipts of each gift that has some. */
  corrections: ReadonlyMap<string, number>;
  years: readonly StatementYear[];
}

/** What a donor has given, in both countries, and their monthly gifts. */
export function overviewPage(
  context: PageContext,
  { donor, plans, corrections, years, ...page }: OverviewData,
): Markup {
  const { site } = context;
  const text = pageTexts(site, GIVING);
  const own = (code: Site['code']) => page.gifts.filter(({ siteCountryCode }) => siteCountryCode === code);
  const groups = [site, ...SITES.filter((other) => other.code !== site.code)].filter(
    ({ code }) => own(code).length > 0,
  );
  const isInBoth = new Set([...page.gifts, ...plans].map(({ siteCountryCode }) => siteCountryCode)).size > 1;
  return givingLayout(context, {
    title: text('myGiving'),
    menu: '',
    main: (
      <>
        <div className="page-head">
          <h1>{text('myGiving')}</h1>
          <p className="lead">
            {text.rich('everything', {
              address: (
                <strong className="giving-address" dir="ltr">
                  {donor.address}
                </strong>
              ),
            })}
          </p>
        </div>
        {isInBoth && notice('info', text('bothTitle'), text('both'))}
        {plans.length > 0 && (
          <section className="giving-section" aria-labelledby="plans-title">
            <h2 id="plans-title">{text('monthlyGifts')}</h2>
            <div className="giving-plans">
              {plans.map((plan) => planCard(plan, `${to(site, '/my-giving')}/plans/${plan.id}`, site))}
            </div>
          </section>
        )}
        <section className="giving-section" aria-labelledby="gifts-title">
          <h2 id="gifts-title">{text('gifts')}</h2>
          {page.total === 0 && (
            <p>
              {text.rich('noGift', {
                give: (
                  <a className="haven-link" href={to(site, '/donate')}>
                    {text('giveNow')}
                  </a>
                ),
              })}
            </p>
          )}
          {groups.map((group) =>
            giftsOf(group, own(group.code), { site, isNamed: groups.length > 1 || isInBoth, corrections }),
          )}
          {page.pages > 1 && pager(site, page)}
        </section>
        {years.length > 0 && statements(site, years)}
      </>
    ),
  });
}

/** The name of a country in the language of the page. */
const countryIn = (code: Site['code'], site: Site): string =>
  code === site.code ? site.countryName : pageTexts(site, LAYOUT)(code);

interface Shown {
  site: Site;
  /** Whether the country is named above its gifts. */
  isNamed: boolean;
  corrections: ReadonlyMap<string, number>;
}

function giftsOf(group: Site, gifts: readonly Donation[], shown: Shown): Markup {
  const text = pageTexts(shown.site, GIVING);
  const caption = text('giftsIn', { country: countryIn(group.code, shown.site) });
  return (
    <Fragment key={group.code}>
      {shown.isNamed && <h3>{caption}</h3>}
      <div className="giving-scroll" role="region" aria-label={caption} tabIndex={0}>
        <table className="giving-table">
          <caption className="haven-visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text('date')}</th>
              <th scope="col">{text('gift')}</th>
              <th scope="col">{text('amount')}</th>
              <th scope="col">{text('receipt')}</th>
            </tr>
          </thead>
          <tbody>{gifts.map((gift) => giftRow(gift, shown))}</tbody>
        </table>
      </div>
    </Fragment>
  );
}

function giftRow(gift: Donation, { site, corrections }: Shown): Markup {
  const text = pageTexts(site, GIVING);
  const state = stateOf(gift, site);
  const receipts = gift.receiptNumber === null ? [] : Array.from({ length: 1 + (corrections.get(gift.id) ?? 0) });
  const link = (correction: number) => (
    <a className="haven-link" href={receiptFilePath(site, gift.id, correction)}>
      {receiptNumberText(gift.siteCountryCode, gift.receiptNumber, correction)}
      <span className="haven-visually-hidden">{text('asPdf')}</span>
    </a>
  );
  return (
    <tr key={gift.id}>
      <td>{dateOfGift(gift, site)}</td>
      <th scope="row">
        {kindOf(gift, site)}
        {state && (
          <>
            {' '}
            <span className="haven-badge haven-badge--info">{state}</span>
          </>
        )}
      </th>
      <td>{sumOf(gift, gift.totalMinor, site)}</td>
      <td>
        {receipts.length > 0
          ? receipts.map((_, correction) => <Fragment key={correction}>{link(correction)} </Fragment>)
          : text('noneYet')}
      </td>
    </tr>
  );
}

function statements(site: Site, years: readonly StatementYear[]): Markup {
  const text = pageTexts(site, GIVING);
  const isOne = new Set(years.map(({ country }) => country)).size === 1;
  return (
    <section className="giving-section" aria-labelledby="statements-title">
      <h2 id="statements-title">{text('statements')}</h2>
      <p>{text('statementsText')}</p>
      <ul className="giving-list">
        {years.map(({ country, endsIn, firstDay, lastDay }) => (
          <li key={country}>
            <a className="haven-link" href={statementFilePath(site, country, endsIn)}>
              {yearName({ firstDay, lastDay }, siteFor(country, site.language))}
              {!isOne && `, ${countryIn(country, site)}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pager(site: Site, { page, pages, total }: GiftsPage): Markup {
  const text = pageTexts(site, GIVING);
  const link = (number: number, label: string) => (
    <a className="haven-button haven-button--secondary" href={`${to(site, '/my-giving')}?page=${number}`}>
      {label}
    </a>
  );
  return (
    <nav className="giving-pager" aria-label={text('pageNames')}>
      {page > 1 && link(page - 1, text('newer'))}
      <span>{text('pageOf', { page, pages, total })}</span>
      {page < pages && link(page + 1, text('older'))}
    </nav>
  );
}

/** A gift of either country, in the language of the page. */
const ofGift = ({ siteCountryCode }: Donation, { language }: Site): Site => siteFor(siteCountryCode, language);

/** A sum in the currency of a gift, such as `$75.00 AUD`. */
const sumOf = (gift: Donation, minor: number, site: Site): string => receiptMoney(minor, ofGift(gift, site));

/** The day of a gift in its country. */
function dateOfGift(gift: Donation, site: Site): string {
  const { paidAt, createdAt, givenOn } = gift;
  return dayOf(givenOn ? new Date(`${givenOn}T00:00:00Z`) : (paidAt ?? createdAt), ofGift(gift, site));
}

/** What kind of gift it was. */
function kindOf({ frequency, source }: Donation, site: Site): string {
  const text = pageTexts(site, GIVING);
  if (source === 'offline') return text('offline');
  return text(frequency === 'monthly' ? 'monthly' : 'gift');
}

/** What became of the money, when it did not simply come. */
function stateOf(gift: Donation, site: Site): string {
  const text = pageTexts(site, GIVING);
  const { status, returnedMinor } = gift;
  if (status === 'pending' || status === 'reversed' || status === 'refunded') return text(status);
  return returnedMinor > 0 ? text('partlyRefunded', { sum: sumOf(gift, returnedMinor, site) }) : '';
}
