import { pushEvent } from './push-event.ts';

/** The forms that report their result. */
export type ReportedForm = 'subscribe' | 'petition' | 'bequest' | 'update-details';

/**
 * Reports a form's result to the tag manager (W7.34): its name and whether it succeeded, and nothing that was typed.
 */
export function reportFormSubmitted(form: ReportedForm, success: boolean): Promise<void> {
  return pushEvent({ event: 'form_submitted', form_name: form, result: success ? 'success' : 'failure' });
}

/** Reports consent to news by email (W7.35), after the server has accepted it. */
export function reportEmailPermission(form: ReportedForm): Promise<void> {
  return pushEvent({ event: 'email_permission', form_name: form });
}

/** Reports that a petition was signed (W7.36): which one, without personal data. */
export function reportPetitionSign(petition: { nodeId: string; counterTitle: string }): Promise<void> {
  return pushEvent({ event: 'petition_sign', petition_id: petition.nodeId, petition_name: petition.counterTitle });
}
