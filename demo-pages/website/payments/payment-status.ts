import type { Database } from '../../server/database/open-database.ts';
import { hashToken } from './begin-attempt.ts';
import { findAttempts } from './find-attempts.ts';
import type { PayableRef, PayableTable } from './payable.ts';
import { type PaymentResult, refusal, refused, resultOf } from './payment-answer.ts';
import type { Attempt } from './payment-schema.ts';

/** Asks for the result of a payment whose answer was lost. */
export interface StatusInput {
  session: string | undefined;
  payable: PayableRef;
  /** Empty after a reload, when the page has only its key: then the newest try is meant. */
  paymentData: string;
}

const newest = (attempts: readonly Attempt[]) =>
  attempts.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];

/** The result of a submission whose answer was lost, as stored: the call begins, charges and requests nothing. */
export async function paymentStatus(
  db: Database,
  payables: PayableTable,
  { session, payable: asked, paymentData }: StatusInput,
): Promise<PaymentResult> {
  // The attempts are read first: a result that is recorded between the two reads is then visible in the payable.
  const attempts = await findAttempts(db, asked);
  const payable = await payables[asked.kind].find(db, asked.id);
  if (!session || payable?.sessionId !== session) return refused('noOrder');
  const isThis = ({ tokenHash, chargeId }: Attempt) => tokenHash === hashToken(paymentData) || chargeId === paymentData;
  const attempt =
    attempts.find(({ status }) => status === 'accepted' || status === (payable.isPaid ? 'approved' : 'pending')) ??
    (paymentData === '' ? newest(attempts) : attempts.find(isThis));
  if (payable.isPaid || attempt) return resultOf(payable, attempt);
  return { state: 'unreceived', answer: refusal('unreceived', payable) };
}
