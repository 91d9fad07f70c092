import { errorList, z } from './zod.ts';

/** What the customer form's post answers; no errors means that the page may go on (W2.38). */
export const customerAnswerSchema = z.object({ errors: errorList });

export type CustomerAnswer = z.infer<typeof customerAnswerSchema>;
