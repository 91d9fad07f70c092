import { looseText, successFlag, z } from './zod.ts';

/** The response to the subscriber's post (W7.06). */
export const subscriberResponseSchema = z.object({ success: successFlag, id: looseText, email: looseText });

/** The response to the petition's post (W7.07). */
export const petitionResponseSchema = z.object({ success: successFlag });

export type SubscriberResponse = z.infer<typeof subscriberResponseSchema>;
export type PetitionResponse = z.infer<typeof petitionResponseSchema>;
