import type { InstructionName } from './instruction-lookup.ts';

/** An instruction that the sandbox adds itself: it needs no answer from the shopper. */
export type Notice = { name: InstructionName; payload: Record<string, unknown>; next_instruction: boolean };

const message = (type: 'success' | 'error', title: string, text: string): Notice => ({
  name: 'generic.show_message',
  payload: { type, title, message: text },
  // The page shows it for a moment before it requests the next instruction; the flag would replace it immediately.
  next_instruction: false,
});

const tellMerchant = (status: 'success' | 'failure' | 'expired'): Notice => ({
  name: 'merchant_event.emit',
  payload: { status },
  next_instruction: false,
});

/** Messages for the shopper between the steps of a script. */
export const notices = {
  failed: (text = 'The payment did not go through.') =>
    message('error', 'Payment not made', `${text} Nothing was charged. Please try again or choose another way to pay.`),
  inReview: () =>
    message(
      'success',
      'Payment received',
      'We are checking your payment. This takes a moment; please stay on this page.',
    ),
  refused: () => message('error', 'Payment not made', 'Your payment was checked and refused. Nothing was charged.'),
};

/** How a checkout ends when its script does not say. */
export const ENDINGS = {
  paid: [message('success', 'Thank you', 'Your payment was made.'), tellMerchant('success')],
  failed: [tellMerchant('failure')],
  expired: [
    { name: 'disable_payment_method_event.emit', payload: { status: 'expired' }, next_instruction: true },
    tellMerchant('expired'),
  ],
} satisfies Record<string, Notice[]>;
