import * as z from 'zod';
import type { Fields } from '../http/read-fields.ts';

const text = (max: number) => z.string().max(max);

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

export type PaymentSubmission = z.infer<typeof submissionSchema>;

/** The submission, or undefined when it has another shape. */
export function parseSubmission(fields: Fields): PaymentSubmission | undefined {
  const parsed = submissionSchema.safeParse(fields);
  return parsed.success ? parsed.data : undefined;
}
