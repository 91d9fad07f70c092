import { activeSites, formField, type Markup, RECORDS_PATH, type Site } from '../../platform/index.ts';
import { doneAlert } from '../giving/pages/act-form.tsx';
import type { TrailEntry } from '../order-trail.ts';
import type { StaffPageContext } from '../staff-member.ts';
import type { StockLine } from '../staff-stock-routes.ts';
import { recordsTable, trailTable } from './records-table.tsx';
import { staffPage } from './staff-page.tsx';

/** The submitted form as typed, with its errors. */
export interface StockForm {
  itemId: string;
  kind: 'add' | 'set';
  units: string;
  note: string;
  problems: { field: string; message: string }[];
}

interface StockPageData {
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

/** The limited gifts of a country: the units in stock, reserved and sold, and the form that changes the stock. */
export function stockPage(context: StaffPageContext, data: StockPageData): Markup {
  const { site, stock, trail, form, changed } = data;
  const line = stock.find(({ itemId }) => itemId === changed);
  return staffPage(context, {
    title: `Stock, ${site.countryName}`,
    place: 'stock',
    lead: 'Gifts that can sell out. All others are not stock-controlled.',
    problems: form?.problems ?? [],
    outcome: line ? doneAlert(`${line.name}: ${onHand(line)} in stock`, `${line.available} available to buy.`) : '',
    main: (
      <>
        <nav className="records-countries" aria-label="Country">
          <ul role="list">
            {activeSites().map((each) => (
              <li key={each.code}>
                <a className="haven-link" href={pathOf(each)} aria-current={each === site ? 'page' : undefined}>
                  {each.countryName}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {recordsTable(
          'Stock',
          ['Gift', ...['In stock', 'Reserved', 'Available', 'Sold'].map((title) => ({ title, isNumeric: true }))],
          stock.map((each) => [
            `${each.name} (${each.variant})${each.isWithdrawn ? ', no longer in the shop' : ''}`,
            onHand(each),
            each.promised,
            each.available,
            each.sold,
          ]),
        )}
        <p className="records-after">Reserved units belong to payments in progress.</p>
        {stock.length > 0 && (
          <section className="records-part">
            <h2>Update stock</h2>
            {stockForm(data)}
          </section>
        )}
        <section className="records-part">
          <h2>Audit trail</h2>
          {trailTable(trail)}
        </section>
      </>
    ),
  });
}

function stockForm({ site, stock, formKey, form }: StockPageData): Markup {
  const errorOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.message;
  const choice = (value: StockForm['kind'], title: string, detail: string) => (
    <label className="haven-radio-card">
      <input
        className="haven-radio-card__input"
        type="radio"
        name="kind"
        value={value}
        defaultChecked={(form?.kind ?? 'add') === value}
      />
      <span className="haven-radio-card__title">{title}</span>
      <span className="haven-radio-card__detail">{detail}</span>
    </label>
  );
  return (
    <form className="haven-form records-form" method="post" action={pathOf(site)} noValidate>
      <input type="hidden" name="formKey" value={formKey} />
      {stock.map((each) => (
        <input key={each.itemId} type="hidden" name={`seen.${each.itemId}`} value={onHand(each)} />
      ))}
      {formField({
        name: 'itemId',
        label: 'Gift',
        value: form?.itemId ?? stock[0]?.itemId ?? '',
        autocomplete: 'off',
        options: stock.map((each) => ({ value: each.itemId, label: `${each.name} (${onHand(each)} in stock)` })),
      })}
      <fieldset className="haven-radio-cards">
        <legend className="haven-radio-cards__legend">What happened?</legend>
        <div className="haven-radio-cards__grid">
          {choice('add', 'Units arrived', 'Added to the units in stock.')}
          {choice('set', 'Units were counted', 'Replaces the units in stock. Count reserved units too.')}
        </div>
      </fieldset>
      {formField({
        name: 'units',
        label: 'Units',
        value: form?.units ?? '',
        autocomplete: 'off',
        inputmode: 'numeric',
        width: 'short',
        error: errorOf('units'),
      })}
      {formField({
        name: 'note',
        label: 'Note',
        hint: 'For the audit trail, such as a delivery number.',
        value: form?.note ?? '',
        autocomplete: 'off',
        optional: true,
      })}
      <div className="haven-actions">
        <button className="haven-button haven-button--primary" type="submit">
          Update stock
        </button>
      </div>
    </form>
  );
}
