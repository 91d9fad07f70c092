import type { SandboxOutcome } from '../sandbox-outcomes.ts';
import { captureCharge } from './capture-charge.ts';
import { FLYPAY_ADDRESSES } from './flypay-addresses.ts';
import { openFlypayChannel } from './flypay-channel.ts';
import { ShippingChoice } from './shipping-choice.ts';

export type FlypayFacts = {
  token: string;
  reference: string;
  widgetId: string;
  currency: string;
  isPayable: boolean;
  pageOrigin: string;
};

/**
 * Runs the frame of the first pay-later wallet: pays by itself and reports to the page around. Returns a function that
 * stops it.
 */
export function startFlypayFrame(view: Window & typeof globalThis, facts: FlypayFacts): () => void {
  const { document: page } = view;
  const form = page.querySelector<HTMLFormElement>('#pay');
  const status = page.querySelector<HTMLElement>('#status');
  const show = (text: string) => {
    if (status) status.textContent = text;
  };
  const lock = (isLocked: boolean) => {
    for (const control of form?.elements ?? []) (control as HTMLButtonElement).disabled = isLocked;
  };
  const end = (text: string) => {
    lock(true);
    show(text);
  };

  const channel = openFlypayChannel(view, facts, ({ trigger, data }) => {
    if (trigger === 'close') end('The shop has closed this payment.');
    else shipping.answer(data);
  });
  const shipping = new ShippingChoice(page, facts.currency, {
    addresses: FLYPAY_ADDRESSES,
    lock,
    show,
    ask: ({ shipping, ...rest }) => channel.send('update', { deliveryAddressDetails: shipping, ...rest }),
  });

  const pay = async (outcome: SandboxOutcome) => {
    lock(true);
    show('Paying…');
    channel.send('start_loading');
    const answer = await captureCharge(facts.token, outcome);
    channel.send('end_loading');
    if (answer.isPaid) {
      const isReview = answer.data.status === 'inreview';
      end(isReview ? 'The payment is being looked at.' : 'Payment made.');
      const { amount, currency: currencyCode, status } = answer.data;
      channel.send(isReview ? 'payment_in_review' : 'payment_successful', { amount, currencyCode, charge: { status } });
      return;
    }
    lock(answer.error.code !== 'card_declined');
    show(`${answer.error.message}. Nothing was charged.`);
    channel.send('payment_error', answer.error);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { value } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
    void pay((value ?? 'approve') as SandboxOutcome);
  };
  form?.addEventListener('submit', submit);

  const watcher = new view.ResizeObserver(() => channel.send('resize'));
  watcher.observe(page.documentElement);
  lock(false);
  if (!facts.isPayable) {
    end('This payment has been made or has ended.');
    channel.send('unavailable', { message: 'This payment has been made or has ended.' });
  }
  return () => {
    watcher.disconnect();
    channel.close();
    form?.removeEventListener('submit', submit);
  };
}
