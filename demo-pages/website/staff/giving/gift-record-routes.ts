import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import {
  correctionsOf,
  createDonationEffects,
  type Donation,
  donations,
  findLedger,
  receiptReference,
  renderDonationReceipt,
  toDonationRefundable,
} from '../../giving/index.ts';
import { findAttempts, findRefunds, parseRefund } from '../../payments/index.ts';
import {
  type ActResult,
  BODY_LIMIT,
  limitBody,
  readFields,
  renderPage,
  routeMethods,
  siteOf,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { readTrail } from '../order-trail.ts';
import { type StaffMember, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { giftDayProblem, readNote } from './acts/act-rules.ts';
import { type ActSettings, payByTransfer, recordReturn, resendReceipt, returnProblem } from './acts/gift-acts.ts';
import { DONATION_RECORDS_PATH, type DonationRecordsArea, giftPath } from './donation-records-area.ts';
import type { PostedForm } from './pages/act-form.tsx';
import { giftRefundCheckPage } from './pages/gift-act-forms.tsx';
import { type GiftRecordData, giftRecordPage } from './pages/gift-record-page.tsx';

const TRAIL_ROWS = 200;

/** A donation as staff see it, and what they do with it (D6.01, D6.02). */
export function giftRecordRoutes(app: Hono<WebsiteEnv>, services: StaffServices, area: DonationRecordsArea): void {
  const { db, refunds, clock, siteOrigin } = services;
  const { staff, guarded, staleProblem } = area;
  const path = `${DONATION_RECORDS_PATH}/gifts/:id`;
  const settings = (): ActSettings => ({ effects: createDonationEffects(services), siteOrigin, now: clock() });

  const find = async (c: WebsiteContext): Promise<Donation | undefined> => {
    const [found] = await db
      .select()
      .from(donations)
      .where(eq(donations.id, c.req.param('id') ?? ''));
    return found;
  };
  const dataOf = async (donation: Donation, member: StaffMember): Promise<GiftRecordData> => {
    const ledger = await findLedger(db, donation.id);
    const key = (act: string) => staff.formKey(member, `${act} ${donation.id}`);
    return {
      donation,
      ledger,
      attempts: await findAttempts(db, { kind: 'donation', id: donation.id }),
      refunds: await findRefunds(db, toDonationRefundable(donation)),
      corrections: correctionsOf(ledger),
      trail: await readTrail(db, TRAIL_ROWS, donation.id),
      formKeys: { refund: await key('refund'), receipt: await key('receipt'), transfer: await key('transfer') },
    };
  };
  const show = async (c: WebsiteContext, member: StaffMember, donation: Donation, posted?: PostedForm) => {
    const shown = { shownRefund: c.req.query('refund'), done: c.req.query('done') };
    const data = { ...(await dataOf(donation, member)), ...shown, posted };
    return c.html(renderPage(giftRecordPage(staffPageContext(c, services), data)), posted ? 422 : 200);
  };

  /** A post of one of the page's forms: checks its key, and shows the page again with what is to be corrected. */
  const posts = (
    name: 'refund' | 'receipt' | 'transfer',
    work: (post: {
      c: WebsiteContext;
      member: StaffMember;
      donation: Donation;
      fields: Awaited<ReturnType<typeof readFields>>;
      formKey: string;
      refuse(problems: PostedForm['problems']): Promise<Response>;
      answer(result: ActResult, done: string): Promise<Response>;
    }) => Promise<Response>,
  ) => {
    return async (c: WebsiteContext, member: StaffMember) => {
      const donation = await find(c);
      if (!donation) return c.notFound();
      const fields = await readFields(c);
      const formKey = textField(fields, 'formKey');
      const typed = Object.fromEntries(Object.keys(fields).map((field) => [field, textField(fields, field)]));
      const refuse = (problems: PostedForm['problems']) => show(c, member, donation, { name, typed, problems });
      const answer = async (result: ActResult, done: string) =>
        'problem' in result ? refuse([result.problem]) : c.redirect(`${giftPath(donation.id)}?done=${done}`, 303);
      const stale = await staleProblem(member, `${name} ${donation.id}`, formKey);
      return stale ? refuse([stale]) : work({ c, member, donation, fields, formKey, refuse, answer });
    };
  };

  const refund = posts('refund', async ({ c, member, donation, fields, formKey, refuse, answer }) => {
    const form = parseRefund(fields);
    if (form.problems.length > 0) return refuse(form.problems);
    const { amountMinor, reason } = form;
    const { id } = donation;
    const refundable = { kind: 'donation' as const, id };
    if (textField(fields, 'step') !== 'refund') {
      const data = await dataOf(donation, member);
      const problem =
        donation.transactionId === null
          ? returnProblem(donation, amountMinor)
          : await refunds.review({ refundable, amountMinor, units: [] });
      if (problem) return refuse([problem]);
      return c.html(renderPage(giftRefundCheckPage(staffPageContext(c, services), data, { ...form, formKey })));
    }
    if (donation.transactionId === null)
      return answer(
        await recordReturn(db, { id, formKey, staff: member, amountMinor, reason }, settings()),
        'returned',
      );
    const begun = await refunds.ask({ refundable, formKey, amountMinor, reason, units: [], staff: member });
    if ('problem' in begun) return refuse([begun.problem]);
    return c.redirect(`${giftPath(id)}?refund=${begun.refund.id}`, 303);
  });
  const receipt = posts('receipt', async ({ member, donation, fields, formKey, answer }) => {
    const which = textField(fields, 'receipt');
    const correction = /^\d{1,3}$/.test(which) ? Number(which) : Number.POSITIVE_INFINITY;
    const act = { id: donation.id, formKey, staff: member, correction };
    return answer(await resendReceipt(db, act, settings()), 'receipt');
  });
  const transfer = posts('transfer', async ({ member, donation, fields, formKey, refuse, answer }) => {
    const givenOn = textField(fields, 'givenOn');
    const { note, problems } = readNote(fields);
    const dayProblem = giftDayProblem(givenOn, siteOf(donation.siteCountryCode).code, clock());
    if (dayProblem) problems.unshift({ field: 'givenOn', message: dayProblem });
    if (problems.length > 0) return refuse(problems);
    const act = { id: donation.id, formKey, staff: member, givenOn, note };
    return answer(await payByTransfer(db, act, settings()), 'transfer');
  });

  app.use(`${path}/*`, limitBody(BODY_LIMIT));
  routeMethods(app, path, {
    get: guarded('view-donations', async (c, member) => {
      const donation = await find(c);
      return donation ? show(c, member, donation) : c.notFound();
    }),
  });
  routeMethods(app, `${path}/receipts/:correction`, {
    get: guarded('view-donations', async (c) => {
      const donation = await find(c);
      const which = c.req.param('correction') ?? '';
      const file =
        donation && /^\d{1,3}$/.test(which)
          ? await renderDonationReceipt(db, receiptReference(donation.id, Number(which)).id)
          : undefined;
      if (!file) return c.notFound();
      c.header('Content-Type', file.contentType);
      c.header('Content-Disposition', `attachment; filename="${file.fileName}"`);
      return c.body(new Uint8Array(file.content));
    }),
  });
  routeMethods(app, `${path}/refunds`, { post: guarded('refund', refund) });
  routeMethods(app, `${path}/receipts`, { post: guarded('resend-receipt', receipt) });
  routeMethods(app, `${path}/transfer`, { post: guarded('enter-offline-gift', transfer) });
}
