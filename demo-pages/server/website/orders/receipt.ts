import { formatMoney } from '#website/money.ts';
import { type Site, siteOf } from '../sites.ts';
import type { Order } from './find-order.ts';

/** What a receipt says beside its lines; the same in the mail and on paper. */
export interface Receipt {
  title: string;
  organisation: string;
  /** Who gave, how much, when, and the registrations that a tax office asks for. */
  facts: readonly (readonly [label: string, value: string])[];
  statements: readonly string[];
  /** Who signs, where a receipt has to be signed. */
  signatory?: { name: string; role: string };
}

const TIME_ZONES = { AUS: 'Australia/Sydney', NZL: 'Pacific/Auckland' } as const;
const DEMONSTRATION =
  'Haven Refugee Aid is a fictional agency and this is a demonstration: no money moved, all numbers and names are illustrative, and this receipt cannot be used for tax.';

/** A day as people of the site write it, where the site is. */
export function dayOf(date: Date, site: Site): string {
  return new Intl.DateTimeFormat(site.lang, { dateStyle: 'long', timeZone: TIME_ZONES[site.code] }).format(date);
}

/** New Zealand's tax years end on 31 March. */
export function taxYearEnd(date: Date): number {
  const parts = new Intl.DateTimeFormat('en-NZ', { year: 'numeric', month: 'numeric', timeZone: TIME_ZONES.NZL });
  const part = (type: string) => Number(parts.formatToParts(date).find((each) => each.type === type)?.value);
  return part('month') <= 3 ? part('year') : part('year') + 1;
}

/** The receipt of a paid order, in the wording that its country expects. */
export function receiptOf(order: Order): Receipt {
  const site = siteOf(order.siteCountryCode);
  const paidAt = order.paidAt ?? order.createdAt;
  const donor = [order.customerTitle, order.customerFirstName, order.customerLastName].filter(Boolean).join(' ');
  const amount = `${formatMoney(order.totalMinor, order.currency, site.code)} ${order.currency}`;
  const common = [
    ['Receipt number', order.id],
    [site.code === 'NZL' ? 'Donor' : 'Received from', donor],
    ['Date', dayOf(paidAt, site)],
    [site.code === 'NZL' ? 'Donation' : 'Amount of the gift', amount],
    ['Payment reference', order.transactionId ?? ''],
  ] as const;
  return site.code === 'NZL'
    ? {
        title: 'Donation receipt',
        organisation: 'Haven Refugee Aid Aotearoa New Zealand',
        facts: [
          ...common,
          ['Tax year', `Ended 31 March ${taxYearEnd(paidAt)}`],
          ['Charities Services registration', 'CC00000'],
          ['IRD number', '000-000-000'],
        ],
        statements: [
          'This is a donation. The person you honour receives a card, and you receive nothing of material value in return.',
          'For a real organisation with donee status, people who give $5 or more can claim a donation tax credit of 33.33 per cent from Inland Revenue.',
          DEMONSTRATION,
        ],
        signatory: { name: 'Hine Paewai', role: 'Finance Manager, authorised to sign receipts (illustrative)' },
      }
    : {
        title: 'Receipt for a gift',
        organisation: 'Haven Refugee Aid Australia',
        facts: [...common, ['ABN', '00 000 000 000'], ['Status', 'Deductible gift recipient (illustrative)']],
        statements: [
          'This receipt is for a gift. The person you honour receives a card, and you receive nothing of material value in return.',
          'For a real charity that is endorsed as a deductible gift recipient, gifts of $2 or more are tax deductible in Australia.',
          DEMONSTRATION,
        ],
      };
}
