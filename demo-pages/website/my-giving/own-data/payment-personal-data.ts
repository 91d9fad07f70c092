import { and, lt, ne } from 'drizzle-orm';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { paymentAttempts } from '../../payments/index.ts';
import { type PersonalData, retentionStart } from '../../platform/index.ts';

/** Attempts to pay: how and when, without from where. */
export const paymentPersonalData: PersonalData = {
  tables: ['payment_attempts'],
  async collect(db, { references }) {
    const { payableId, method, status, amountMinor, currency, ipAddress, mandate, sourceDisplay, createdAt } =
      paymentAttempts;
    const rows = await db
      .select({ payableId, method, status, amountMinor, currency, ipAddress, mandate, sourceDisplay, createdAt })
      .from(paymentAttempts)
      .where(isOneOf(payableId, references));
    return { payments: rows };
  },
  async erase(tx, { references }) {
    await tx
      .update(paymentAttempts)
      .set({
        ipAddress: '',
        clientNetwork: '',
        sessionId: null,
        token: null,
        mandate: null,
        sourceDisplay: null,
        providerCustomerId: null,
        providerSourceId: null,
      })
      .where(isOneOf(paymentAttempts.payableId, references));
  },
  async forget(db, now) {
    const { ipAddress, createdAt } = paymentAttempts;
    const isOld = and(ne(ipAddress, ''), lt(createdAt, retentionStart('networks', now)));
    await db.update(paymentAttempts).set({ ipAddress: '', clientNetwork: '' }).where(isOld);
  },
};
