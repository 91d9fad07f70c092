import { html } from 'hono/html';
import { giftDayWords } from '#website/donations/gift-day.ts';
import { chargeDay } from '../../regular-giving/gift-schedule.ts';
import { monthlySum } from '../../regular-giving/plan-change-words.ts';
import { amountsOf, countryOf } from '../../regular-giving/plan-schedule.ts';
import { dayWords, giftMoney, sourceWords } from '../../regular-giving/plan-words.ts';
import type { GivingPlan } from '../../regular-giving/regular-giving-schema.ts';
import type { Markup } from '../../site/page-context.ts';

const STATES = {
  active: { label: 'Going', badge: 'success' },
  paused: { label: 'Paused', badge: 'info' },
  resting: { label: 'Rests: it needs another card or account', badge: 'warning' },
  stopped: { label: 'Stopped', badge: 'info' },
} as const;

/** The state of a plan in a word. */
export const planState = ({ status }: GivingPlan): Markup =>
  html`<span class="haven-badge haven-badge--${STATES[status].badge}">${STATES[status].label}</span>`;

/** The day of the next gift, in words; undefined when none will be taken. */
export function nextGiftWords(plan: GivingPlan): string | undefined {
  const isGoing = plan.status === 'active' || plan.status === 'paused';
  return isGoing ? dayWords(plan, chargeDay(countryOf(plan), plan.method, plan.nextGiftOn)) : undefined;
}

/** What a plan is, as rows of facts. */
export function planFacts(plan: GivingPlan): Markup {
  const next = nextGiftWords(plan);
  const later = plan.laterFrom !== null && plan.laterFrom > plan.nextPeriod ? plan.laterFrom : undefined;
  const rows: readonly (readonly [string, Markup | string])[] = [
    ['State', planState(plan)],
    ['Amount', monthlySum(plan, plan.nextPeriod)],
    ...(later ? [['Later', `${monthlySum(plan, later)}, after the next gift`] as const] : []),
    ['When', giftDayWords(plan.anchorDay)],
    ...(next ? [['Next gift', next] as const] : []),
    ['From', sourceWords(plan)],
    ['Reference', plan.id],
  ];
  return html`<dl class="haven-facts">${rows.map(([label, value]) => html`<div class="haven-facts__row"><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A plan in a list, with the way to its page. */
export function planCard(plan: GivingPlan, path: string): Markup {
  const next = nextGiftWords(plan);
  return html`<article class="haven-card giving-plan"><h3 class="haven-card__title"><a href="${path}">${giftMoney(plan, sum(plan))} each month</a></h3>
<div class="haven-card__body"><p>${planState(plan)}</p><p>${next ? `Next gift on ${next}, from ${sourceWords(plan)}.` : `From ${sourceWords(plan)}.`}</p></div></article>
`;
}

const sum = (plan: GivingPlan): number => {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  return giftMinor + costsMinor;
};
