import * as z from 'zod';
import type { Fields } from '../platform/index.ts';

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

const filled = (max: number) => z.string().min(1).max(max);

/** A one-time token or a wallet's charge, and the 3-D Secure authentication of the payment. */
export interface PaymentData {
  token: string;
  authenticationId: string | null;
}

const authenticated = z.object({ token: filled(2048), charge_3ds_id: filled(255) });

/** Reads `paymentData`: a token, or JSON with a token and its authentication (W3.19). Undefined when it is neither. */
export function readPaymentData(data: string): PaymentData | undefined {
  if (!/^[\x21-\x7e]{1,4096}$/.test(data)) return undefined;
  if (!data.startsWith('{')) return { token: data, authenticationId: null };
  const parsed = authenticated.safeParse(parseJson(data));
  return parsed.success ? { token: parsed.data.token, authenticationId: parsed.data.charge_3ds_id } : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
