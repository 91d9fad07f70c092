import { html } from 'hono/html';
import { errorSummary } from '../../site/error-summary.ts';
import { formField } from '../../site/form-field.ts';
import { layout } from '../../site/layout/layout.ts';
import { type Markup, SITES } from '../../site/page-context.ts';
import type { Site } from '../../site/sites.ts';
import type { TrailEntry } from '../order-trail.ts';
import type { StockLine } from '../read-stock.ts';
import type { StaffPageContext } from '../staff-page-context.ts';
import { RECORDS_PATH } from '../staff-paths.ts';
import { recordsHead } from './records-head.ts';
import { recordsNav } from './records-nav.ts';
import { recordsTable } from './records-table.ts';
import { trailTable } from './trail-table.ts';

/** The submitted form as typed, with its errors. */
export interface StockForm {
  itemId: string;
  kind: 'add' | 'set';
  units: string;
  note: string;
  problems: { field: string; message: string }[];
}

export interface StockPageData {
  site: Site;
  stock: readonly StockLine[];
  trail: readonly TrailEntry[];
  formKey: string;
  form?: StockForm | undefined;
  /** The gift that was just changed. */
  changed?: string | undefined;
}

const pathOf = (site: Site) => `${RECORDS_PATH}/stock/${site.code === 'NZL' ? 'nz' : 'au'}`;
const onHand = ({ available, promised }: StockLine) => available + promised;

/** The limited gifts of a country: the units on hand, reserved and sold, and the form that changes the stock. */
export function stockPage(context: StaffPageContext, data: StockPageData): Markup {
  const { site, stock, trail, form, changed } = data;
  const line = stock.find(({ itemId }) => itemId === changed);
  return layout(context, {
    title: `Stock, ${site.countryName}`,
    head: recordsHead(),
    hasErrors: form !== undefined,
    main: html`${errorSummary(form?.problems ?? [])}${line ? html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">${line.name}: ${onHand(line)} on hand</p><p class="haven-alert__text">${line.available} can be bought.</p></div>` : ''}
<div class="page-head"><h1>Stock, ${site.countryName}</h1><p class="lead">The gifts that can sell out. All others are without limit.</p></div>
${recordsNav(context, 'stock')}
<nav class="records-countries" aria-label="Stock of"><ul role="list">${SITES.map((each) => html`<li><a class="haven-link" href="${pathOf(each)}"${each === site ? html` aria-current="page"` : ''}>${each.countryName}</a></li>`)}</ul></nav>
${recordsTable(
  'Stock',
  ['Gift', 'On hand', 'Promised to payments', 'Can be bought', 'Sold'],
  stock.map((each) => [
    `${each.name} (${each.variant})${each.isWithdrawn ? ', no longer in the shop' : ''}`,
    onHand(each),
    each.promised,
    each.available,
    each.sold,
  ]),
)}
${stock.length > 0 ? html`<section class="records-part"><h2>Change the stock</h2>${stockForm(data)}</section>` : ''}
<section class="records-part"><h2>Audit trail</h2><p>Times are UTC, the newest first.</p>${trailTable(trail)}</section>`,
  });
}

function stockForm({ site, stock, formKey, form }: StockPageData): Markup {
  const errorOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.message;
  const choice = (value: StockForm['kind'], title: string, detail: string) =>
    html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="kind" value="${value}"${(form?.kind ?? 'add') === value ? html` checked` : ''}><span class="haven-radio-card__title">${title}</span><span class="haven-radio-card__detail">${detail}</span></label>`;
  return html`<form class="haven-form records-form" method="post" action="${pathOf(site)}" novalidate>
<input type="hidden" name="formKey" value="${formKey}">${stock.map((each) => html`<input type="hidden" name="seen.${each.itemId}" value="${onHand(each)}">`)}
${formField({
  name: 'itemId',
  label: 'Gift',
  value: form?.itemId ?? stock[0]?.itemId ?? '',
  autocomplete: 'off',
  options: stock.map((each) => ({ value: each.itemId, label: `${each.name} (${onHand(each)} on hand)` })),
})}
<fieldset class="haven-radio-cards"><legend class="haven-radio-cards__legend">What happened</legend><div class="haven-radio-cards__grid">${choice('add', 'Units arrived', 'They are added to those on hand.')}${choice('set', 'Units were counted', 'The count replaces what is on hand, units promised to payments included.')}</div></fieldset>
${formField({ name: 'units', label: 'Units', value: form?.units ?? '', autocomplete: 'off', inputmode: 'numeric', width: 'short', error: errorOf('units') })}
${formField({ name: 'note', label: 'Note', hint: 'For the audit trail, such as a delivery number.', value: form?.note ?? '', autocomplete: 'off', optional: true })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Change the stock</button></div>
</form>`;
}
