import { message } from '#locales/message.ts';
import { decimalText, toMinorUnits } from '#rules/money.ts';
import { Api, Canvas3ds } from '#sdk';
import PAYMENT_MESSAGES_TEXTS from '#texts/elements/payment-messages';
import type { ProviderSettings } from '../provider-settings.ts';
import type { BankEvents, BankPayment, BankResult } from './bank-step.ts';

const CHECKING = message(PAYMENT_MESSAGES_TEXTS, 'bankChecking');
const CONFIRM = message(PAYMENT_MESSAGES_TEXTS, 'bankConfirm');
const CONFIRM_IN_APP = message(PAYMENT_MESSAGES_TEXTS, 'bankConfirmInApp');

/** 3-D Secure (W7.24): a request to the provider, then the bank's own pages if the bank requires a challenge. */
export async function checkWithBank(
  container: Element,
  { amount, currency }: BankPayment,
  { env, publicKey }: ProviderSettings,
  token: string,
  { showsMessage }: BankEvents,
  signal: AbortSignal,
): Promise<BankResult> {
  const api = new Api(publicKey).setEnv(env);
  signal.addEventListener('abort', () => api.destroy(), { once: true });
  const { _3ds: secure } = await api.charge().preAuth({ amount: decimalText(toMinorUnits(amount)), currency, token });
  const { token: secureToken } = secure;
  if (!secureToken) return { kind: 'unasked' };
  if (signal.aborted) return { kind: 'stopped' };
  showsMessage(CHECKING);
  return new Promise((resolve) => {
    const bank = new Canvas3ds(container, secureToken);
    signal.addEventListener('abort', () => bank.destroy(), { once: true });
    bank.setEnv(env);
    bank.on('chargeAuthChallenge', () => showsMessage(CONFIRM));
    bank.on('chargeAuthDecoupled', ({ result }) => showsMessage(result?.description ?? CONFIRM_IN_APP));
    bank.on('chargeAuthSuccess', ({ charge_3ds_id }) =>
      resolve({ kind: 'confirmed', authenticationId: charge_3ds_id }),
    );
    bank.on('chargeAuthReject', () => resolve({ kind: 'refused' }));
    bank.on('chargeAuthCancelled', () => resolve({ kind: 'refused' }));
    bank.on('error', (cause) => resolve({ kind: 'failed', cause }));
    bank.load();
  });
}
