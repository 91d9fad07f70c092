import { looseText, successFlag, z } from './zod.ts';

/** What the subscriber's post answers (W7.06). */
export const subscriberAnswerSchema = z.object({ success: successFlag, id: looseText, email: looseText });

/** What the petition's post answers (W7.07). */
export const petitionAnswerSchema = z.object({ success: successFlag });

export type SubscriberAnswer = z.infer<typeof subscriberAnswerSchema>;
export type PetitionAnswer = z.infer<typeof petitionAnswerSchema>;
