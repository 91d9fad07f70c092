import { html } from 'hono/html';
import { giftDayWords } from '#website/donations/gift-day.ts';
import { dayIn } from '../../regular-giving/gift-dates.ts';
import type { PlanChangeRow } from '../../regular-giving/plan-changes-schema.ts';
import { LONGEST_PAUSE } from '../../regular-giving/plan-rests.ts';
import { amountsOf, countryOf } from '../../regular-giving/plan-schedule.ts';
import { dayWords } from '../../regular-giving/plan-words.ts';
import type { GivingPlan } from '../../regular-giving/regular-giving-schema.ts';
import { errorSummary } from '../../site/error-summary.ts';
import { formField } from '../../site/form-field.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import { givingLayout, notice } from '../giving-layout.ts';
import { planFacts } from './plan-card.ts';

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
  error?: { field?: string; message: string } | undefined;
  typedAmount?: string | undefined;
  /** Whether a bank account can be given. */
  hasBank: boolean;
}

/** A monthly gift: what it is, and everything that its donor can change (D4.02). */
export function planPage(context: PageContext, data: PlanPageData): Markup {
  const { plan, base, isSigned, changes, changed, error } = data;
  const { site } = context;
  const isOver = plan.status === 'stopped';
  return givingLayout(context, {
    title: 'Your monthly gift',
    hasErrors: error !== undefined,
    ...(!isSigned && { menu: '' }),
    main: html`${errorSummary(error ? [{ message: error.message, ...(error.field && { field: error.field }) }] : [])}
${changed ? notice('success', 'Done, and confirmed by mail', changed.words) : ''}
${plan.status === 'resting' ? notice('warning', 'Your monthly gift rests', html`We could not take it and do not try again. <a href="${base}/card">Give another card</a>, and it goes on.`) : ''}
<div class="page-head"><h1>Your monthly gift</h1>${isOver ? html`<p class="lead">It has stopped: nothing is taken any more. <a class="haven-link" href="${to(site, '/donate')}">Give again</a></p>` : ''}</div>
${planFacts(plan)}
${isOver ? '' : html`<section class="giving-section" aria-labelledby="change-title"><h2 id="change-title">Change it</h2><p>Before anything changes you see from when it holds. Each change is confirmed by mail.</p><div class="giving-changes">${isSigned ? '' : html`${amountForm(data)}${dayForm(data)}`}${sourceCard(data)}${restForms(data)}</div></section>`}
${changes.length > 0 ? history(plan, changes) : ''}
${isSigned ? html`<p class="giving-note">Keep the address of this page to yourself: whoever has it can pause and stop this gift. To change its amount or day, or to see your other gifts and receipts, <a href="${to(site, '/my-giving')}">sign in to My giving</a>.</p>` : ''}`,
  });
}

const card = (title: string, body: Markup): Markup =>
  html`<section class="haven-card"><h3 class="haven-card__title">${title}</h3><div class="haven-card__body">${body}</div></section>
`;

/** A form that leads to the page on which its change is confirmed. */
const toCheck = (
  base: string,
  kind: string,
  button: string,
  fields: Markup | string = '',
  look = 'secondary',
): Markup =>
  html`<form class="haven-form" method="get" action="${base}/change"><input type="hidden" name="kind" value="${kind}">${fields}<div class="haven-actions"><button class="haven-button haven-button--${look}">${button}</button></div></form>`;

function amountForm({ plan, base, typedAmount, error }: PlanPageData): Markup {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  const value = typedAmount ?? (giftMinor / 100).toFixed(2);
  const hint = `In ${plan.currency}, from $5 to $10,000.`;
  const amount = formField({
    name: 'amount',
    label: 'Amount each month',
    value,
    hint,
    autocomplete: 'off',
    width: 'short',
    error: error?.field === 'amount' ? error.message : undefined,
  });
  const costs = html`<div class="haven-checkbox"><input class="haven-checkbox__input" type="checkbox" id="coverCosts" name="coverCosts" value="true"${costsMinor > 0 ? html` checked` : ''}><label class="haven-checkbox__label" for="coverCosts">I also cover the costs of the payment</label></div>`;
  return card('Amount', toCheck(base, 'amount', 'Change the amount', html`${amount}${costs}`));
}

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

function dayForm({ plan, base }: PlanPageData): Markup {
  const options = DAYS.map((day) => ({ value: String(day), label: capital(giftDayWords(day)) }));
  const value = String(plan.anchorDay);
  const day = formField({ name: 'day', label: 'Day of the month', value, options, autocomplete: 'off' });
  return card('Day', toCheck(base, 'day', 'Change the day', day));
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function sourceCard({ base, hasBank, plan }: PlanPageData): Markup {
  return card(
    'Card or account',
    html`<p>${plan.status === 'resting' ? 'With another card or account your monthly gift goes on.' : 'From the next gift on.'}</p><div class="haven-actions"><a class="haven-button haven-button--secondary" href="${base}/card">Give another card</a>${hasBank ? html`<a class="haven-button haven-button--quiet" href="${base}/bank">Use a bank account</a>` : ''}</div>`,
  );
}

function restForms({ plan, base }: PlanPageData): Markup {
  const isPaused = plan.status === 'paused';
  const options = Array.from({ length: LONGEST_PAUSE }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? 'One month' : `${index + 1} months`,
  }));
  const months = formField({ name: 'months', label: 'For how long?', value: '1', options, autocomplete: 'off' });
  const resume = isPaused ? toCheck(base, 'resume', 'End the pause') : '';
  const pause = toCheck(base, 'pause', isPaused ? 'Change the pause' : 'Pause', months);
  return html`${plan.status === 'resting' ? '' : card('Pause', html`${resume}${pause}`)}${card('Stop', html`<p>At once, and nobody asks you why.</p>${toCheck(base, 'stop', 'Stop my monthly gift')}`)}`;
}

function history(plan: GivingPlan, changes: readonly PlanChangeRow[]): Markup {
  const day = (at: Date) => dayIn(countryOf(plan), at.getTime());
  return html`<section class="giving-section" aria-labelledby="history-title"><h2 id="history-title">What was changed</h2><ol class="giving-history">${changes.map(({ at, words }) => html`<li><time datetime="${day(at)}">${dayWords(plan, day(at))}</time>${words}</li>`)}</ol></section>`;
}
