import * as z from 'zod';
import type { Fields } from '../http/read-fields.ts';

const text = (max: number) => z.string().max(max);

/** What a card is paid with after its bank's check: the one-time token, and the authentication that the charge stands on. */
const authenticatedSchema = z.object({ token: text(2048).min(1), charge_3ds_id: text(255).min(1) });

/** The fields of the payment submission that count; names, e-mail, phone and country are taken from the order. */
const submissionSchema = z.object({
  // The page's idea of the total, in whole currency units; only compared with ours.
  amount: z.union([
    z.number(),
    text(20)
      .regex(/^\d{1,9}(\.\d{1,2})?$/)
      .transform(Number),
  ]),
  orderId: text(40).min(1),
  paymentData: text(4096).regex(/^[\x21-\x7e]+$/),
  paymentType: text(20),
  contentId: z.union([text(60), z.number()]).optional(),
});

const parsedSchema = submissionSchema.transform((fields, context) => {
  if (!fields.paymentData.startsWith('{')) return { ...fields, authenticationId: null };
  const authenticated = authenticatedSchema.safeParse(parseJson(fields.paymentData));
  if (!authenticated.success) {
    context.addIssue('paymentData is neither a token nor an authenticated one.');
    return z.NEVER;
  }
  const { token, charge_3ds_id: authenticationId } = authenticated.data;
  return { ...fields, paymentData: token, authenticationId: authenticationId as string | null };
});

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export type PaymentSubmission = z.infer<typeof parsedSchema>;

const walletStartSchema = submissionSchema.pick({ amount: true, orderId: true, contentId: true });

/** What a wallet's payment is begun with, or undefined when it has another shape. */
export function parseWalletStart(fields: Fields): z.infer<typeof walletStartSchema> | undefined {
  const parsed = walletStartSchema.safeParse(fields);
  return parsed.success ? parsed.data : undefined;
}

/** The submission, or undefined when it has another shape. */
export function parseSubmission(fields: Fields): PaymentSubmission | undefined {
  const parsed = parsedSchema.safeParse(fields);
  return parsed.success ? parsed.data : undefined;
}
