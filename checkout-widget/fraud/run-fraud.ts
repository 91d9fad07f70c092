import { sessionId } from '#checkout/session/session-id.ts';
import type { IntentCredentials } from '#checkout/session/session-state.ts';
import { detailOr } from '#checkout/steps/child-outcome.ts';
import { FRAUD_EVENT, FraudService, type SdkError } from '#sdk';

/** C8.07 */
const FRAUD_FAILED = 'error in fraud service widget';

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

/**
 * Takes a fingerprint of the device and reports it once (C2.79). The gateway's id is the service's id (C3.26); the
 * tab's session id tells the provider which visits belong together (C3.35). Returns a function that stops it.
 */
export function runFraud(
  gatewayId: string,
  credentials: IntentCredentials,
  report: (payload: FraudReport) => void,
): () => void {
  const { token, env } = credentials;
  const name = typeof env.choice === 'string' ? env.choice : 'sandbox';
  let service: FraudService | undefined;
  try {
    service = new FraudService(gatewayId, token, {
      environmentId: sessionId(),
      mode: name === 'production' ? 'live' : 'test',
      providerId: gatewayId,
      csp: true,
      ...(env.alias ? { alias: env.alias } : {}),
    });
    service.setEnv(env.choice, env.alias);
    const reporterOf = (event: string) => (data: string | SdkError) => report(fraudReport(event, data));
    service.on(FRAUD_EVENT.FINGERPRINT_TOKEN_READY, reporterOf(FRAUD_EVENT.FINGERPRINT_TOKEN_READY));
    service.on(FRAUD_EVENT.FINGERPRINT_TOKEN_ERROR, reporterOf(FRAUD_EVENT.FINGERPRINT_TOKEN_ERROR));
    service.load();
  } catch (error) {
    report(fraudReport(FRAUD_EVENT.FINGERPRINT_TOKEN_ERROR, error));
  }
  return () => service?.destroy();
}
