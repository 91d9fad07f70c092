import * as z from 'zod';
import type { Fields } from '../http/read-fields.ts';

const text = (max: number) => z.string().max(max);

/** The payment data of a card after its bank's check: the one-time token, and the authentication for the charge. */
const authenticatedSchema = z.object({ token: text(2048).min(1), charge_3ds_id: text(255).min(1) });

/** The used fields of the payment submission; names, e-mail, phone and country are taken from the order. */
const submissionSchema = z.object({
  // The total that the page displayed, in whole currency units; only compared with ours.
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
