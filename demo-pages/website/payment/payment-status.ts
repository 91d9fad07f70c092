import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { orders } from '../orders/orders-schema.ts';
import { hashToken } from './begin-attempt.ts';
import type { PaymentSubmission } from './parse-submission.ts';
import { type PaymentResult, refusal, refused, resultOf } from './payment-answer.ts';
import { paymentAttempts } from './payment-schema.ts';

/** The result of a submission whose answer was lost, as stored: the call begins, charges and requests nothing. */
export async function paymentStatus(
  db: Database,
  { session, submission }: { session: string | undefined; submission: PaymentSubmission },
): Promise<PaymentResult> {
  const { orderId, paymentData } = submission;
  // The attempts are read first: a result that is recorded between the two reads is then visible in the order.
  const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const own = and(eq(orders.id, orderId), eq(orders.sessionId, session ?? ''));
  const [order] = await db.select().from(orders).where(own);
  if (!session || !order) return refused('noOrder');
  const isThis = ({ tokenHash, chargeId }: (typeof attempts)[number]) =>
    tokenHash === hashToken(paymentData) || chargeId === paymentData;
  const attempt =
    attempts.find(({ status }) => status === (order.status === 'paid' ? 'approved' : 'pending')) ??
    attempts.find(isThis);
  if (order.status === 'paid' || attempt) return resultOf(order, attempt);
  return { state: 'unreceived', answer: refusal('unreceived', order) };
}
