/** The messages of failed forms (W8.04): what happened and what to do next, shown in an alert region. */
export const FORM_MESSAGES = {
  subscribeFailed: 'We could not sign you up just now. Check your details and try again.',
  petitionFailed: 'We could not add your signature just now. Check your details and try again.',
  bequestFailed: 'We could not send the guide just now. Check your email address and try again.',
  customerFailed: 'We could not save your details just now. What you typed is still here: try again.',
  updateDetailsFailed: 'We could not send your changes just now. What you typed is still here: try again.',
  botCheckFailed: 'We could not check that a person is sending this. What you typed is still here: try again.',
} as const;

/** The same for the texts of other languages. */
export const FORM_SAID = { room: 'form-messages', said: true, texts: FORM_MESSAGES } as const;
