import { looseText, successFlag, z } from './zod.ts';

/** The response to the subscriber's post (W7.06). */
export const subscriberAnswerSchema = z.object({ success: successFlag, id: looseText, email: looseText });

/** The response to the petition's post (W7.07). */
export const petitionAnswerSchema = z.object({ success: successFlag });

export type SubscriberAnswer = z.infer<typeof subscriberAnswerSchema>;
export type PetitionAnswer = z.infer<typeof petitionAnswerSchema>;
