import { errorList, z } from './zod.ts';

/** The response to the customer form's post; without errors the page goes on (W2.38). */
export const customerResponseSchema = z.object({ errors: errorList });

export type CustomerResponse = z.infer<typeof customerResponseSchema>;
