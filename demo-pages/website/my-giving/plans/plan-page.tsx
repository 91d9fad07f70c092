import type { Shown } from '#locales/message.ts';
import { typedMoney } from '#rules/money.ts';
import GIVING_PLAN from '#texts/website/giving-plan';
import { amountsOf, countryOf, dayIn, type GivingPlan, LONGEST_PAUSE, type PlanChangeRow } from '../../giving/index.ts';
import {
  errorSummary,
  formField,
  inEnglish,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  to,
} from '../../platform/index.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import { planFacts, wordsOn } from './plan-card.tsx';

/** A plan, and how its page was opened. */
export interface OpenedPlan {
  plan: GivingPlan;
  /** The path of the plan's page, which may be a signed one. */
  base: string;
  /** Opened by the link of a mail: the page shows and changes this plan only. */
  isSigned: boolean;
}

export interface PlanPageData extends OpenedPlan {
  changes: readonly PlanChangeRow[];
  /** The change that was just made. */
  changed?: PlanChangeRow | undefined;
  /** An error, with the field that it belongs to. */
  error?: { field?: string; message: Shown } | undefined;
  typedAmount?: string | undefined;
  /** Whether a bank account can be given. */
  hasBank: boolean;
}

/** A monthly gift: what it is, and everything that its donor can change (D4.02). */
export function planPage(context: PageContext, data: PlanPageData): Markup {
  const { plan, base, isSigned, changes, changed, error } = data;
  const { site } = context;
  const text = pageTexts(site, GIVING_PLAN);
  const link = (path: string, label: string) => (
    <a className="haven-link" href={path}>
      {label}
    </a>
  );
  const isOver = plan.status === 'stopped';
  return givingLayout(context, {
    title: text('title'),
    hasErrors: error !== undefined,
    ...(!isSigned && { menu: '' }),
    main: (
      <>
        {changed && notice('success', text('doneTitle'), changeText(changed, site))}
        {plan.status === 'resting' &&
          notice(
            'warning',
            text('restsTitle'),
            text.rich('rests', { card: <a href={`${base}/card`}>{text('giveCard')}</a> }),
          )}
        <div className="page-head">
          <h1>{text('title')}</h1>
          {isOver && (
            <p className="lead">{text.rich('hasStopped', { again: link(to(site, '/donate'), text('giveAgain')) })}</p>
          )}
        </div>
        {errorSummary(error ? [{ message: error.message, ...(error.field && { field: error.field }) }] : [], { site })}
        {planFacts(plan, site)}
        {!isOver && (
          <section className="giving-section" aria-labelledby="change-title">
            <h2 id="change-title">{text('changeIt')}</h2>
            <p>{text('changeText')}</p>
            <div className="giving-changes">
              {!isSigned && (
                <>
                  {amountForm(data, site)}
                  {dayForm(data, site)}
                </>
              )}
              {sourceCard(data, site)}
              {restForms(data, site)}
            </div>
          </section>
        )}
        {changes.length > 0 && history(plan, changes, site)}
        {isSigned && (
          <p className="giving-note">
            {text.rich('keepAddress', { signIn: <a href={to(site, '/my-giving')}>{text('signIn')}</a> })}
          </p>
        )}
      </>
    ),
  });
}

interface Row {
  title: string;
  /** What holds now. */
  now?: string;
  /** An error is in it. */
  isOpen?: boolean;
}

/** A row with what can be changed, which opens without a script. */
const row = ({ title, now = '', isOpen = false }: Row, body: Markup, site: Site): Markup => (
  <details className="giving-change" open={isOpen}>
    <summary>
      <h3 className="giving-change__title">{title}</h3> <span className="giving-change__now">{now}</span>{' '}
      <span className="giving-change__do">{pageTexts(site, GIVING_PLAN)('change')}</span>
    </summary>
    <div className="giving-change__body">{body}</div>
  </details>
);

/** A form that leads to the page on which its change is confirmed. */
const toCheck = (
  base: string,
  kind: string,
  button: string,
  fields: Markup | string = '',
  look = 'secondary',
): Markup => (
  <form className="haven-form" method="get" action={`${base}/change`}>
    <input type="hidden" name="kind" value={kind} />
    {fields}
    <div className="haven-actions">
      <button className={`haven-button haven-button--${look}`}>{button}</button>
    </div>
  </form>
);

function amountForm({ plan, base, typedAmount, error }: PlanPageData, site: Site): Markup {
  const text = pageTexts(site, GIVING_PLAN);
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  const value = typedAmount ?? typedMoney(giftMinor, site.lang);
  const field = {
    name: 'amount',
    label: text('amountLabel'),
    value,
    hint: text('amountHint', { currency: plan.currency }),
    autocomplete: 'off',
    width: 'short',
    error: error?.field === 'amount' ? error.message : undefined,
  } as const;
  const costs = (
    <div className="haven-checkbox">
      <input
        className="haven-checkbox__input"
        type="checkbox"
        id="coverCosts"
        name="coverCosts"
        value="true"
        defaultChecked={costsMinor > 0}
      />
      <label className="haven-checkbox__label" htmlFor="coverCosts">
        {text('coverCosts')}
      </label>
    </div>
  );
  const fields = (
    <>
      {formField(field, site)}
      {costs}
    </>
  );
  const now = wordsOn(site, plan).sum(plan, plan.nextPeriod);
  const isOpen = error?.field === 'amount';
  return row({ title: text('amount'), now, isOpen }, toCheck(base, 'amount', text('changeAmount'), fields), site);
}

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

function dayForm({ plan, base }: PlanPageData, site: Site): Markup {
  const text = pageTexts(site, GIVING_PLAN);
  const { giftDay } = wordsOn(site, plan);
  const options = DAYS.map((day) => ({ value: String(day), label: capital(giftDay(day)) }));
  const value = String(plan.anchorDay);
  const day = formField({ name: 'day', label: text('dayLabel'), value, options, autocomplete: 'off' }, site);
  const now = capital(giftDay(plan.anchorDay));
  return row({ title: text('day'), now }, toCheck(base, 'day', text('changeDay'), day), site);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function sourceCard({ base, hasBank, plan }: PlanPageData, site: Site): Markup {
  const text = pageTexts(site, GIVING_PLAN);
  return row(
    { title: text('source'), now: capital(wordsOn(site, plan).source(plan)), isOpen: plan.status === 'resting' },
    <>
      <p>{text(plan.status === 'resting' ? 'sourceResting' : 'sourceNext')}</p>
      <div className="haven-actions">
        <a className="haven-button haven-button--secondary" href={`${base}/card`}>
          {text('giveCard')}
        </a>
        {hasBank && (
          <a className="haven-button haven-button--quiet" href={`${base}/bank`}>
            {text('useBank')}
          </a>
        )}
      </div>
    </>,
    site,
  );
}

function restForms({ plan, base }: PlanPageData, site: Site): Markup {
  const text = pageTexts(site, GIVING_PLAN);
  const isPaused = plan.status === 'paused';
  const options = Array.from({ length: LONGEST_PAUSE }, (_, index) => ({
    value: String(index + 1),
    label: text('months', { count: index + 1 }),
  }));
  const months = formField(
    { name: 'months', label: text('forHowLong'), value: '1', options, autocomplete: 'off' },
    site,
  );
  const resume = isPaused ? toCheck(base, 'resume', text('endPause')) : '';
  const pause = toCheck(base, 'pause', text(isPaused ? 'changePause' : 'pause'), months);
  const stop = (
    <>
      <p>{text('stopText')}</p>
      {toCheck(base, 'stop', text('stopGift'))}
    </>
  );
  return (
    <>
      {plan.status !== 'resting' &&
        row(
          { title: text('pause') },
          <>
            {resume}
            {pause}
          </>,
          site,
        )}
      {row({ title: text('stop') }, stop, site)}
    </>
  );
}

/** The text of a change as the donor read it, or marked as English on a page of another language. */
function changeText({ words, translation, language }: PlanChangeRow, site: Site): Markup | string {
  if (site.language === 'en') return words;
  return language === site.language ? translation : inEnglish(words);
}

function history(plan: GivingPlan, changes: readonly PlanChangeRow[], site: Site): Markup {
  const words = wordsOn(site, plan);
  const day = (at: Date) => dayIn(countryOf(plan), at.getTime());
  return (
    <section className="giving-section" aria-labelledby="history-title">
      <h2 id="history-title">{pageTexts(site, GIVING_PLAN)('history')}</h2>
      <ol className="giving-history">
        {changes.map((change) => (
          <li key={change.id}>
            <time dateTime={day(change.at)}>{words.day(day(change.at))}</time>
            {changeText(change, site)}
          </li>
        ))}
      </ol>
    </section>
  );
}
