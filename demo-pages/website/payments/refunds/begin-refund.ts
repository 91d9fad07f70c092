import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatMoney } from '#rules/money.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { actorOf, type StaffActor, siteOf, writeStaffAction } from '../../platform/index.ts';
import type { MadeRefund } from '../charges/charge-lookup.ts';
import { findRefunds, type Refund, type RefundUnits, returnedUnits } from './find-refunds.ts';
import type { Refundable, RefundableRef, RefundableTable } from './refundable.ts';
import { refunds, refundUnits } from './refunds-schema.ts';

/** A refund that a staff member requests; `formKey` identifies the form, so that sending it twice makes one refund. */
export interface RefundOrder {
  refundable: RefundableRef;
  formKey: string;
  amountMinor: number;
  reason: string;
  staff: StaffActor;
  /** Units that return to the stock when the refund succeeds. */
  units: RefundUnits;
}

/** Longer than the provider's answer may take: for this time the request, or the recovery, has the refund to itself. */
export const REFUND_LEASE_MS = 60_000;

/** Why a refund was not begun, with the field to correct. */
export interface RefundProblem {
  field: 'amount' | 'reason' | 'units';
  message: string;
}

/** The result: refused, or a refund to drive to its end. */
export type BeginRefundResult = { problem: RefundProblem } | { refund: Refund };

/** What is wrong with a refund, before it is confirmed: the same checks are made again when it begins. */
export function reviewRefund(
  db: Database,
  kinds: RefundableTable,
  { refundable: { kind, id }, amountMinor, units }: Pick<RefundOrder, 'refundable' | 'amountMinor' | 'units'>,
): Promise<RefundProblem | undefined> {
  return db.transaction(async (tx) => {
    const checked = await check(tx, kinds[kind], await kinds[kind].lock(tx, id), { amountMinor, units });
    return 'problem' in checked ? checked.problem : undefined;
  });
}

async function check(
  tx: Database,
  { noun, unitsProblem }: RefundableTable[RefundableRef['kind']],
  refundable: Refundable | undefined,
  { amountMinor, units }: Pick<RefundOrder, 'amountMinor' | 'units'>,
): Promise<{ problem: RefundProblem } | (Refundable & { chargeId: string })> {
  const problem = (field: RefundProblem['field'], message: string) => ({ problem: { field, message } });
  if (!refundable || refundable.paidMinor === 0)
    return problem('amount', `This ${noun} has not been paid, so there is nothing to refund.`);
  const { chargeId, currency, siteCountryCode } = refundable;
  if (chargeId === null)
    return problem('amount', `This ${noun} was not paid through the provider. Return the money the way it came.`);
  const state = await findRefunds(tx, refundable);
  const money = (minor: number) => formatMoney(minor, currency, siteOf(siteCountryCode).code);
  if (amountMinor < 1 || amountMinor > state.leftMinor)
    return problem(
      'amount',
      state.leftMinor > 0
        ? `Enter an amount from ${money(1)} to ${money(state.leftMinor)}: that is all that’s left of this ${noun}.`
        : `There is nothing left to refund on this ${noun}.`,
    );
  const moved = units.filter(({ quantity }) => quantity > 0);
  const stuck = await unitsProblem?.(tx, refundable, moved, returnedUnits(state));
  return stuck ? problem('units', stuck) : { ...refundable, chargeId };
}

/**
 * The short transaction before the provider is called: with the row of the order or the donation locked it checks the
 * amount against what is left and inserts the refund with its idempotency key. Sending the same form again finds the
 * refund that it began.
 */
export function beginRefund(
  db: Database,
  kinds: RefundableTable,
  input: RefundOrder,
  now: number,
): Promise<BeginRefundResult> {
  const { formKey, amountMinor, reason, staff } = input;
  const { kind, id } = input.refundable;
  const units = input.units.filter(({ quantity }) => quantity > 0);
  return db.transaction(async (tx): Promise<BeginRefundResult> => {
    const refundable = await kinds[kind].lock(tx, id);
    const [known] = await tx.select().from(refunds).where(eq(refunds.formKey, formKey));
    if (known) return { refund: known };
    const checked = await check(tx, kinds[kind], refundable, { amountMinor, units });
    if ('problem' in checked) return checked;
    const { siteCountryCode, currency, chargeId } = checked;
    const [refund] = await tx
      .insert(refunds)
      .values({
        id: randomUUID(),
        refundableKind: kind,
        refundableId: id,
        chargeId,
        idempotencyKey: randomUUID(),
        formKey,
        status: 'asked',
        amountMinor,
        currency,
        reason,
        staffName: staff.name,
        staffAccount: staff.accountId,
        createdAt: new Date(now),
        nextAttemptAt: new Date(now + REFUND_LEASE_MS),
      })
      .returning();
    if (units.length > 0) await tx.insert(refundUnits).values(units.map((unit) => ({ ...unit, refundId: refund!.id })));
    const back = units.map(({ itemId, quantity }) => `${quantity} × ${itemId}`).join(', ');
    await writeStaffAction(tx, {
      at: new Date(now),
      ...actorOf(staff),
      action: 'refund',
      siteCountryCode,
      subject: id,
      outcome: 'asked',
      detail: `${formatMoney(amountMinor, currency, siteOf(siteCountryCode).code)}: ${reason}${
        back && ` (back to stock: ${back})`
      }`,
    });
    return { refund: refund! };
  });
}

/** Inserts a refund that was made in the provider's pages, with the units that return to the stock. */
export async function insertProviderRefund(
  tx: Database,
  { kind, id, chargeId, currency }: Refundable,
  { id: refundId, amountMinor, madeAt }: MadeRefund,
  units: RefundUnits,
): Promise<Refund> {
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: randomUUID(),
      refundableKind: kind,
      refundableId: id,
      chargeId: chargeId!,
      idempotencyKey: `provider:${refundId}`,
      formKey: `provider:${refundId}`,
      status: 'refunded',
      amountMinor,
      currency,
      reason: 'Refunded at the payment provider',
      staffName: 'Payment provider',
      refundId,
      createdAt: madeAt,
      finishedAt: madeAt,
      nextAttemptAt: madeAt,
    })
    .returning();
  if (units.length > 0) await tx.insert(refundUnits).values(units.map((unit) => ({ ...unit, refundId: refund!.id })));
  return refund!;
}
