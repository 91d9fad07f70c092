import ORDER_RECEIPT from '#texts/website/order-receipt';
import RECEIPT from '#texts/website/receipt';
import {
  dayOf,
  organisationOf,
  pageTexts,
  receiptMoney,
  registrationRows,
  type Site,
  siteOf,
  TIME_ZONES,
} from '../../platform/index.ts';
import type { Order } from './find-order.ts';
import { refundWording } from './refund-wording.ts';

/** The content of a receipt besides its lines; the same in the mail and on paper. */
export interface Receipt {
  title: string;
  organisation: string;
  /** The payer, the amount and the date. */
  facts: readonly (readonly [label: string, value: string])[];
  statements: readonly string[];
  /** Beside a translation: what the tax office reads, in English, and the sentence that says so. */
  official?: { introduction: string; lines: readonly string[] };
  /** The registrations that a tax office requires, in English. */
  registrations: readonly (readonly [label: string, value: string])[];
  /** The signatory, where a receipt must be signed. */
  signatory?: { name: string; role: string };
}

/** New Zealand's tax years end on 31 March. */
export function taxYearEnd(date: Date): number {
  const parts = new Intl.DateTimeFormat('en-NZ', { year: 'numeric', month: 'numeric', timeZone: TIME_ZONES.NZL });
  const part = (type: string) => Number(parts.formatToParts(date).find((each) => each.type === type)?.value);
  return part('month') <= 3 ? part('year') : part('year') + 1;
}

/** The refunded part of an order that its receipt must mention. What the payer's bank took back is in the order. */
export interface Refunded {
  refundedMinor: number;
  refundedAt: Date | null;
}

const NOTHING: Refunded = { refundedMinor: 0, refundedAt: null };

/**
 * The receipt of a paid order, in the wording that its country requires and the language of a site of it; a refund is
 * mentioned first.
 */
export function receiptOf(
  order: Order,
  refunded: Refunded = NOTHING,
  site: Site = siteOf(order.siteCountryCode),
): Receipt {
  const { legalName: organisation, registration } = organisationOf(site);
  const ofReceipt = pageTexts(site, RECEIPT);
  const [title, number] = [ofReceipt(`title${site.code}`), order.id];
  const english = siteOf(site.code);
  const day = dayOf(order.paidAt ?? order.createdAt, english);
  return {
    title,
    organisation,
    facts: factsOf(order, refunded, site),
    statements: statementsOf(order, refunded, site),
    ...(site.language !== 'en' && {
      official: {
        introduction: ofReceipt('inEnglish'),
        lines: [
          `${pageTexts(english, RECEIPT)(`title${site.code}`)} ${number}, ${day}`,
          ...statementsOf(order, refunded, english),
        ],
      },
    }),
    registrations: registrationRows(site.code).filter(([label]) => label !== 'Agency'),
    ...('signatory' in registration && { signatory: registration.signatory }),
  };
}

function factsOf(order: Order, { refundedMinor, refundedAt }: Refunded, site: Site): Receipt['facts'] {
  const { code } = site;
  const text = pageTexts(site, ORDER_RECEIPT);
  const ofReceipt = pageTexts(site, RECEIPT);
  const money = (minor: number) => receiptMoney(minor, site);
  const paidAt = order.paidAt ?? order.createdAt;
  const donor = [order.customerTitle, order.customerFirstName, order.customerLastName].filter(Boolean).join(' ');
  const sum = money(refundedMinor);
  const { goneMinor, leftLabel } = refundWording(order, refundedMinor, site);
  return [
    [ofReceipt('number'), order.id],
    [text(`donor${code}`), donor],
    [text('date'), dayOf(paidAt, site)],
    [text(`amount${code}`), money(order.totalMinor)],
    ...(code === 'NZL'
      ? [[ofReceipt('taxYear'), text('yearEnded', { year: String(taxYearEnd(paidAt)) })] as const]
      : []),
    ...(refundedMinor > 0
      ? [[text('refunded'), refundedAt ? text('sumOn', { sum, day: dayOf(refundedAt, site) }) : sum] as const]
      : []),
    ...(order.reversedMinor > 0 ? [[text('takenBack'), money(order.reversedMinor)] as const] : []),
    ...(goneMinor > 0 ? [[leftLabel, money(order.totalMinor - goneMinor)] as const] : []),
  ];
}

function statementsOf(order: Order, { refundedMinor }: Refunded, site: Site): string[] {
  const text = pageTexts(site, ORDER_RECEIPT);
  const { goneMinor, consequence } = refundWording(order, refundedMinor, site);
  const { demonstration, isClaimable } = organisationOf(site);
  return [
    ...(goneMinor > 0 && consequence ? [consequence] : []),
    text(`nothingBack${site.code}`),
    // After everything went back there is nothing left to claim.
    ...(isClaimable && goneMinor < order.totalMinor ? [text(`claim${site.code}`)] : []),
    ...(demonstration ? [demonstration] : []),
  ];
}
