import { detailOr } from '#checkout/steps/child-outcome.ts';
import { FRAUD_EVENT } from '#sdk';

/** C8.07 */
export const FRAUD_FAILED = 'error in fraud service widget';

/** The report about a fingerprint (C7.20, C7.21). */
export type FraudReport = {
  readonly status: 'success' | 'error';
  readonly fraud_service_token?: string;
  readonly message?: string;
};

/** The callback's payload for an event of the fingerprint; throws for any other event (C5.17, C5.18). */
export function fraudReport(event: string, data: unknown): FraudReport {
  if (event === FRAUD_EVENT.FINGERPRINT_TOKEN_READY) {
    return { status: 'success', fraud_service_token: String(data) };
  }
  if (event !== FRAUD_EVENT.FINGERPRINT_TOKEN_ERROR) throw new Error('Event not supported');
  const { message } = (data ?? {}) as { message?: unknown };
  return { status: 'error', message: detailOr(FRAUD_FAILED, message) };
}
