import * as z from 'zod';
import type { Fields } from '../platform/index.ts';
import { readPaymentData } from './read-payment-data.ts';

const text = (max: number) => z.string().max(max);

/** The used fields of the payment submission; names, email, phone and country are taken from the order. */
const submissionSchema = z.object({
  // The total that the page displayed, in whole currency units; only compared with ours.
  amount: z.union([
    z.number(),
    text(20)
      .regex(/^\d{1,9}(\.\d{1,2})?$/)
      .transform(Number),
  ]),
  orderId: text(40).min(1),
  paymentData: text(4096),
  paymentType: text(20),
  contentId: z.union([text(60), z.number()]).optional(),
});

const parsedSchema = submissionSchema.transform((fields, context) => {
  const payment = readPaymentData(fields.paymentData);
  if (!payment) {
    context.addIssue('paymentData is neither a token nor an authenticated one.');
    return z.NEVER;
  }
  return { ...fields, paymentData: payment.token, authenticationId: payment.authenticationId };
});

export type OrderSubmission = z.infer<typeof parsedSchema>;

const walletStartSchema = submissionSchema.pick({ amount: true, orderId: true, contentId: true });

/** The fields that begin a wallet's payment, or undefined when the shape is wrong. */
export function parseWalletStart(fields: Fields): z.infer<typeof walletStartSchema> | undefined {
  const parsed = walletStartSchema.safeParse(fields);
  return parsed.success ? parsed.data : undefined;
}

/** The submission, or undefined when the shape is wrong. */
export function parseSubmission(fields: Fields): OrderSubmission | undefined {
  const parsed = parsedSchema.safeParse(fields);
  return parsed.success ? parsed.data : undefined;
}
