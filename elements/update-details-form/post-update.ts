import { message, type Shown } from '#locales/message.ts';
import { donorUpdateFailed } from '#rules/api/donor-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { failureLines } from '#rules/failure-lines.ts';
import type { DonorUpdate } from '#rules/forms/update-details-fields.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';

/** Posts an update. Resolves with the messages for the donor if it failed (W8.26), or with nothing after a success. */
export async function postUpdate(update: DonorUpdate, action: string): Promise<readonly Shown[] | undefined> {
  try {
    const answer = await createWebsiteApi().submitDonorUpdate(update, { action });
    if (!donorUpdateFailed(answer)) return undefined;
    return [answer.friendlyErrorMessage || message(FORM_MESSAGES_TEXTS, 'updateDetailsFailed'), ...answer.errors];
  } catch (error) {
    console.error('The update-details form could not be sent.', error);
    return failureLines(error, message(FORM_MESSAGES_TEXTS, 'updateDetailsFailed'));
  }
}
