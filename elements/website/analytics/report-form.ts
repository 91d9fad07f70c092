import { pushEvent } from './push-event.ts';

/** The forms that report how they went. */
export type ReportedForm = 'subscribe' | 'petition' | 'bequest' | 'update-details';

/** Tells the tag manager how a form went (W7.34): its name and its result, and nothing that anybody typed. */
export function reportFormSubmitted(form: ReportedForm, success: boolean): Promise<void> {
  return pushEvent({ event: 'form_submitted', form_name: form, result: success ? 'success' : 'failure' });
}

/** Tells the tag manager that somebody agreed to news by e-mail (W7.35), once the server has taken it. */
export function reportEmailPermission(form: ReportedForm): Promise<void> {
  return pushEvent({ event: 'email_permission', form_name: form });
}

/** Tells the tag manager that a petition was signed (W7.36): which one, and not by whom. */
export function reportPetitionSign(petition: { nodeId: string; counterTitle: string }): Promise<void> {
  return pushEvent({ event: 'petition_sign', petition_id: petition.nodeId, petition_name: petition.counterTitle });
}
