import { errorList, z } from './zod.ts';

/** The response to the customer form's post; without errors the page goes on (W2.38). */
export const customerAnswerSchema = z.object({ errors: errorList });

export type CustomerAnswer = z.infer<typeof customerAnswerSchema>;
