import { formatMoney } from '#website/money.ts';
import { agencyOf, DEMONSTRATION } from '../site/agency.ts';
import { dayOf, TIME_ZONES } from '../site/day-of.ts';
import { siteOf } from '../site/sites.ts';
import type { Order } from './find-order.ts';
import { refundWording } from './refund-wording.ts';

const CLAIMS = {
  AUS: 'For a real charity that is endorsed as a deductible gift recipient, gifts of $2 or more are tax deductible in Australia.',
  NZL: 'For a real organisation with donee status, people who give $5 or more can claim a donation tax credit of 33.33 per cent from Inland Revenue.',
} as const;

/** The content of a receipt besides its lines; the same in the mail and on paper. */
export interface Receipt {
  title: string;
  organisation: string;
  /** The payer, the amount, the date, and the registrations that a tax office requires. */
  facts: readonly (readonly [label: string, value: string])[];
  statements: readonly string[];
  /** The signatory, where a receipt must be signed. */
  signatory?: { name: string; role: string };
}

/** New Zealand's tax years end on 31 March. */
export function taxYearEnd(date: Date): number {
  const parts = new Intl.DateTimeFormat('en-NZ', { year: 'numeric', month: 'numeric', timeZone: TIME_ZONES.NZL });
  const part = (type: string) => Number(parts.formatToParts(date).find((each) => each.type === type)?.value);
  return part('month') <= 3 ? part('year') : part('year') + 1;
}

/** The refunded part of an order that its receipt must mention. */
export interface Refunded {
  refundedMinor: number;
  refundedAt: Date | null;
}

/** The receipt of a paid order, in the wording that its country requires; a refund is mentioned first. */
export function receiptOf(order: Order, { refundedMinor, refundedAt }: Refunded = NOTHING): Receipt {
  const receipt = paidReceiptOf(order);
  if (refundedMinor === 0) return receipt;
  const site = siteOf(order.siteCountryCode);
  const { leftLabel, consequence } = refundWording(order, refundedMinor);
  const money = (minor: number) => `${formatMoney(minor, order.currency, site.code)} ${order.currency}`;
  const day = refundedAt ? ` on ${dayOf(refundedAt, site)}` : '';
  return {
    ...receipt,
    facts: [
      ...receipt.facts,
      ['Refunded', `${money(refundedMinor)}${day}`],
      [leftLabel, money(order.totalMinor - refundedMinor)],
    ],
    statements: [
      consequence,
      // After a full refund there is nothing left to claim.
      ...receipt.statements.filter((text) => refundedMinor < order.totalMinor || text !== CLAIMS[site.code]),
    ],
  };
}

const NOTHING: Refunded = { refundedMinor: 0, refundedAt: null };

function paidReceiptOf(order: Order): Receipt {
  const site = siteOf(order.siteCountryCode);
  const { legalName: organisation, registration } = agencyOf(site);
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
  return 'charityNumber' in registration
    ? {
        title: 'Donation receipt',
        organisation,
        facts: [
          ...common,
          ['Tax year', `Ended 31 March ${taxYearEnd(paidAt)}`],
          ['Charities Services registration', registration.charityNumber],
          ['IRD number', registration.irdNumber],
        ],
        statements: [
          'This is a donation. The person you honour receives a card, and you receive nothing of material value in return.',
          CLAIMS.NZL,
          DEMONSTRATION,
        ],
        signatory: registration.signatory,
      }
    : {
        title: 'Receipt for a gift',
        organisation,
        facts: [...common, ['ABN', registration.abn], ['Status', registration.dgrStatus]],
        statements: [
          'This receipt is for a gift. The person you honour receives a card, and you receive nothing of material value in return.',
          CLAIMS.AUS,
          DEMONSTRATION,
        ],
      };
}
