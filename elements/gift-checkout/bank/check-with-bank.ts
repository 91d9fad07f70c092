import { Api, Canvas3ds } from '#sdk';
import { decimalText, toMinorUnits } from '#website/money.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import type { ProviderSettings } from '../provider-settings.ts';
import type { BankAnswer, BankEvents } from './bank-step.ts';

const CHECKS = 'Your bank checks that it is you. Please keep this page open.';
const ASKS = 'Confirm the payment with your bank, below.';
const ASKS_ELSEWHERE = 'Confirm the payment in the app of your bank. Please keep this page open.';

/** 3-D Secure (W7.24): one question to the provider, then the bank's own pages where the bank wants to hear from the visitor. */
export async function checkWithBank(
  container: Element,
  { amount, currency }: CheckoutPage,
  { env, publicKey }: ProviderSettings,
  token: string,
  { asks }: BankEvents,
  signal: AbortSignal,
): Promise<BankAnswer> {
  const api = new Api(publicKey).setEnv(env);
  signal.addEventListener('abort', () => api.destroy(), { once: true });
  const { _3ds: secure } = await api.charge().preAuth({ amount: decimalText(toMinorUnits(amount)), currency, token });
  const { token: secureToken } = secure;
  if (!secureToken) return { kind: 'unasked' };
  if (signal.aborted) return { kind: 'stopped' };
  asks(CHECKS);
  return new Promise((resolve) => {
    const bank = new Canvas3ds(container, secureToken);
    signal.addEventListener('abort', () => bank.destroy(), { once: true });
    bank.setEnv(env);
    bank.on('chargeAuthChallenge', () => asks(ASKS));
    bank.on('chargeAuthDecoupled', ({ result }) => asks(result?.description ?? ASKS_ELSEWHERE));
    bank.on('chargeAuthSuccess', ({ charge_3ds_id }) =>
      resolve({ kind: 'confirmed', authenticationId: charge_3ds_id }),
    );
    bank.on('chargeAuthReject', () => resolve({ kind: 'refused' }));
    bank.on('chargeAuthCancelled', () => resolve({ kind: 'refused' }));
    bank.on('error', (cause) => resolve({ kind: 'failed', cause }));
    bank.load();
  });
}
