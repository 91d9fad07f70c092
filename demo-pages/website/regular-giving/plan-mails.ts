import { giftDayWords } from '#website/donations/gift-day.ts';
import type { Database } from '../../database/open-database.ts';
import { planPath } from '../links/order-link.ts';
import { type MailBlock, queueMail } from '../mail/queue-mail.ts';
import { agencyOf } from '../site/agency.ts';
import { debitAgreement } from '../site/debit-agreement.ts';
import { siteOf } from '../site/sites.ts';
import type { CalendarDay } from './gift-dates.ts';
import { chargeDay } from './gift-schedule.ts';
import type { PlanChangeRow } from './plan-changes-schema.ts';
import { amountsOf, countryOf } from './plan-schedule.ts';
import { dayWords, declineWords, giftMoney, sourceWords } from './plan-words.ts';
import type { GivingPlan } from './regular-giving-schema.ts';

/** The site's public origin for links, and epoch ms. */
export interface MailSettings {
  siteOrigin: string;
  now: number;
}

interface PlanMail {
  kind: string;
  cause: string;
  subject: string;
  body: readonly MailBlock[];
  /** What the link to the plan's page says. */
  button?: string;
}

async function send(
  tx: Database,
  plan: GivingPlan,
  settings: MailSettings,
  { button = 'Change or stop your monthly gift', ...mail }: PlanMail,
): Promise<void> {
  const site = siteOf(plan.siteCountryCode);
  const page = new URL(await planPath(tx, plan), settings.siteOrigin).href;
  const greeting = `${site.code === 'NZL' ? 'Kia ora' : 'Hello'}, ${plan.customerFirstName}`;
  await queueMail(
    tx,
    {
      ...mail,
      siteCountryCode: site.code,
      to: { name: `${plan.customerFirstName} ${plan.customerLastName}`, address: plan.customerEmailAddress },
      body: [{ heading: greeting }, ...mail.body, { button, href: page }],
      reason: `You get this mail because you give each month. Questions? Call ${agencyOf(site).phone}.`,
    },
    settings.now,
  );
}

/** The first gift came: what will be taken when, from what, and how to stop; with the agreement for a bank account. */
export async function queuePlanStarted(tx: Database, plan: GivingPlan, settings: MailSettings): Promise<void> {
  await send(tx, plan, settings, {
    kind: 'plan-started',
    cause: `plan-started:${plan.id}`,
    subject: `Your monthly gift ${plan.id}`,
    body: [
      { text: 'Thank you for giving every month.' },
      {
        rows: [
          ['Monthly gift', giftMoney(plan, plan.giftMinor + plan.costsMinor)],
          ['When', giftDayWords(plan.anchorDay)],
          ['Next gift', dayWords(plan, chargeDay(countryOf(plan), plan.method, plan.nextGiftOn))],
          ['From', sourceWords(plan)],
          ['Reference', plan.id],
        ],
      },
      { text: 'You can change, pause or stop it at any time, and nobody will ask you why.' },
      ...mandateBlocks(plan),
    ],
  });
}

/** The mandate of a bank account, with the agreement that its donor accepted (D1.11); nothing for a card. */
function mandateBlocks({ mandate, siteCountryCode }: GivingPlan): MailBlock[] {
  if (!mandate) return [];
  const agreement = debitAgreement(siteOf(siteCountryCode));
  return [
    { heading: agreement.title },
    {
      rows: [
        ['Mandate reference', mandate.reference],
        ['Accepted', mandate.accepted_at],
        ['Agreement version', mandate.agreement_version],
      ],
    },
    ...agreement.paragraphs.map((text) => ({ text })),
  ];
}

const CHANGE_SUBJECTS: Readonly<Record<PlanChangeRow['kind'], string>> = {
  amount: 'Your monthly gift has another amount',
  day: 'Your monthly gift has another day',
  pause: 'Your monthly gift is paused',
  resume: 'Your monthly gift goes on',
  stop: 'Your monthly gift has stopped',
  source: 'Your monthly gift is taken from another card or account',
};

/** Confirms a change (D4.02), in the words that were shown. */
export async function queuePlanChanged(
  tx: Database,
  plan: GivingPlan,
  { id, kind, words }: PlanChangeRow,
  settings: MailSettings,
): Promise<void> {
  await send(tx, plan, settings, {
    kind: `plan-changed-${kind}`,
    cause: `plan-changed:${plan.id}:${id}`,
    subject: CHANGE_SUBJECTS[kind],
    body: [
      { text: words },
      ...(kind === 'stop' ? [{ text: 'Thank you for everything that you gave.' }] : []),
      ...(kind === 'source' ? mandateBlocks(plan) : []),
      { text: `Was it not you? Call us on ${agencyOf(siteOf(plan.siteCountryCode)).phone}.` },
    ],
    ...(kind === 'stop' && { button: 'See your monthly gift' }),
  });
}

/** A month could not be taken (D3.04): what happens next, and how to give another card or account. */
export async function queueTryFailed(
  tx: Database,
  plan: GivingPlan,
  failure: { mail: 'first' | 'last'; period: string; code: string; tryOn: CalendarDay | undefined },
  settings: MailSettings,
): Promise<void> {
  const { giftMinor, costsMinor } = amountsOf(plan, failure.period);
  const money = giftMoney(plan, giftMinor + costsMinor);
  const next = failure.tryOn
    ? `We try again on ${dayWords(plan, failure.tryOn)}. You need to do nothing if the reason is over by then.`
    : 'We do not try again: your monthly gift rests until you give another card or account.';
  await send(tx, plan, settings, {
    kind: `plan-failed-${failure.mail}`,
    cause: `plan-failed:${plan.id}:${failure.period}:${failure.mail}:${settings.now}`,
    subject: failure.tryOn ? 'Your monthly gift could not be taken' : 'Your monthly gift rests',
    body: [
      {
        text: `We could not take your monthly gift of ${money} from ${sourceWords(plan)}: ${declineWords(failure.code)} No money moved, or it has been given back.`,
      },
      { text: next },
    ],
  });
}

/** A late month (D3.07): it is taken from this day on, never on the same day as another one. */
export async function queueLateGift(
  tx: Database,
  plan: GivingPlan,
  { period, chargeOn }: { period: string; chargeOn: CalendarDay },
  settings: MailSettings,
): Promise<void> {
  const { giftMinor, costsMinor } = amountsOf(plan, period);
  await send(tx, plan, settings, {
    kind: 'plan-late',
    cause: `plan-late:${plan.id}:${period}:${chargeOn}`,
    subject: 'A monthly gift is taken later than usual',
    body: [
      {
        text: `Because of a fault on our side, your gift of ${giftMoney(plan, giftMinor + costsMinor)} that was due on ${dayWords(plan, plan.nextGiftOn)} was not taken. We take it from ${sourceWords(plan)} on ${dayWords(plan, chargeOn)}.`,
      },
      { text: 'If you would rather skip this month, pause or stop your gift before that day.' },
    ],
  });
}

/**
 * A debit whose amount or day is not the usual one, two bank business days before it (D3.05); `tryOn` is the day of one
 * that came back before.
 */
export async function queueDebitNotice(
  tx: Database,
  plan: GivingPlan,
  settings: MailSettings,
  tryOn?: CalendarDay,
): Promise<void> {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  const day = tryOn ?? chargeDay(countryOf(plan), plan.method, plan.nextGiftOn);
  await send(tx, plan, settings, {
    kind: 'debit-notice',
    cause: `debit-notice:${plan.id}:${plan.nextPeriod}${tryOn ? `:${tryOn}` : ''}`,
    subject: `Your gift is debited on ${dayWords(plan, day)}`,
    body: [
      {
        rows: [
          ['Amount', giftMoney(plan, giftMinor + costsMinor)],
          ['Day', dayWords(plan, day)],
          ['From', sourceWords(plan)],
        ],
      },
      { text: 'We tell you because the amount or the day differs from the usual one.' },
    ],
  });
}

/** A card that ends soon (D3.06). */
export async function queueCardEnds(
  tx: Database,
  plan: GivingPlan,
  { endsIn, endsOn }: { endsIn: string; endsOn: CalendarDay },
  settings: MailSettings,
): Promise<void> {
  await send(tx, plan, settings, {
    kind: 'card-ends',
    cause: `card-ends:${plan.id}:${plan.providerSourceId}:${endsIn}`,
    subject: 'The card of your monthly gift ends soon',
    body: [
      {
        text: `${sourceWords(plan)} is valid until ${dayWords(plan, endsOn)}. Your bank often tells us the new one by itself.`,
      },
      { text: 'To be sure that your gift goes on, you can give the new card yourself.' },
    ],
  });
}
