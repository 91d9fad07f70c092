import { html } from 'hono/html';
import { fromMinorUnits } from '#website/money.ts';
import type { Gift } from '../gifts/find-gifts.ts';
import { agencyOf } from '../site/agency.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { AMOUNT_FIELDS, AMOUNTS, type DonationAnswer, type Frequency, SUGGESTED } from './donation-choice.ts';
import { donationOutcome } from './donation-outcome.ts';

const MODES = [
  { value: 'one-off', label: 'Give once' },
  { value: 'monthly', label: 'Give monthly' },
];

const WORDS: Record<Frequency, Record<number, string>> = {
  'one-off': {
    45: 'five thick blankets',
    75: 'a family cooks its own meals again',
    145: 'a tent for a family of five',
    290: 'two families under canvas',
  },
  monthly: {
    15: 'a child at school, all year',
    30: 'safe water for a family, all year',
    45: 'a workshop place and its tools',
    60: 'a midwife’s supplies for twenty births',
  },
};

function amounts(frequency: Frequency, answer: DonationAnswer): Markup {
  const chosen =
    answer.frequency === frequency && answer.choice ? fromMinorUnits(answer.choice.minor) : SUGGESTED[frequency];
  return html`<fieldset class="haven-radio-cards" data-mode="${frequency}"><legend class="haven-radio-cards__legend">${frequency === 'monthly' ? 'Each month' : 'Once'}</legend><div class="haven-radio-cards__grid">${AMOUNTS[
    frequency
  ].map(
    (amount) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="${AMOUNT_FIELDS[frequency]}" value="${amount}"${amount === chosen ? html` checked` : ''}><span class="haven-radio-card__title">$${amount}</span><span class="haven-radio-card__detail">${WORDS[frequency][amount]}</span></label>`,
  )}</div></fieldset>`;
}

const isMonthly = ({ frequency }: DonationAnswer) => frequency === 'monthly';

/** Give once or monthly: the choice, and what happens next in a demonstration that charges nothing. */
export function donatePage(context: PageContext, answer: DonationAnswer, gifts: readonly Gift[]): Markup {
  const { site } = context;
  const { error, choice, typed } = answer;
  const other = error
    ? html`<input class="haven-field__control" id="other-amount" name="otherAmount" inputmode="decimal" autocomplete="off" value="${typed}" aria-invalid="true" aria-describedby="other-amount-hint other-amount-error"><p class="haven-field__error" id="other-amount-error"><span class="haven-visually-hidden">Error: </span>${error}</p>`
    : html`<input class="haven-field__control" id="other-amount" name="otherAmount" inputmode="decimal" autocomplete="off" value="${typed}" aria-describedby="other-amount-hint">`;
  return layout(context, {
    title: 'Donate',
    description: `Give once or every month to people who had to flee. The demonstration site of a fictional refugee agency in ${site.countryName}: no money moves.`,
    hasErrors: Boolean(error),
    main: html`<div class="page-head"><p class="eyebrow">Donate</p><h1>Stand beside a family that had to flee</h1><p class="lead">Once, or a little each month. You choose how much, and you see what it does before you give.</p></div>
${error ? html`<div class="haven-error-summary" role="alert" tabindex="-1"><h2 class="haven-error-summary__title">There is a problem</h2><ul class="haven-error-summary__list"><li><a href="#other-amount">${error}</a></li></ul></div>` : ''}
<div class="page-split"><div class="page-split__main">
<form class="haven-card donate" method="get" action="${to(site, '/donate')}#next">
<donation-mode name="frequency" value="${answer.frequency}" modes="${JSON.stringify(isMonthly(answer) ? MODES.toReversed() : MODES)}" loading="eager">
${isMonthly(answer) ? html`${amounts('monthly', answer)}${amounts('one-off', answer)}` : html`${amounts('one-off', answer)}${amounts('monthly', answer)}`}
</donation-mode>
<noscript><fieldset class="haven-fieldset"><legend class="haven-fieldset__legend">How often?</legend>${MODES.map(({ value, label }) => html`<label class="donate__often"><input type="radio" name="frequency" value="${value}"${value === answer.frequency ? html` checked` : ''}> ${label}</label>`)}</fieldset></noscript>
<div class="haven-field haven-field--medium"><label class="haven-field__label" for="other-amount">Another amount <span class="haven-field__optional">optional</span></label><p class="haven-field__hint" id="other-amount-hint">In ${site.currency}, from $5</p>${other}</div>
<button class="haven-button haven-button--give haven-button--large">Continue</button>
<p class="donate__note">This is a demonstration: the next step shows what your gift would do. No card is asked for and no money moves.</p>
</form>
${choice ? donationOutcome(context, choice, gifts) : ''}
</div>
<aside class="page-split__aside haven-card haven-card--mist" aria-labelledby="trust-title"><h2 class="haven-card__title" id="trust-title">Before you give</h2><div class="haven-card__body prose">
<p>81 cents of every dollar reach people who had to flee, 12 find the next supporter, 7 keep the lights on (illustrative figures).</p>
<p>${agencyOf(site).tax}</p>
<p>You can stop a monthly gift at any time, with one call to ${agencyOf(site).phone} (illustrative), and you will not be asked why.</p>
<p>Would you rather give a thing than a sum? <a href="${to(site, '/gifts')}">See the gifts</a>, each with a card for somebody you love.</p></div></aside>
</div>`,
  });
}
