import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';

/** The messages of failed forms (W8.04): what happened and what to do next, shown in an alert region. */
export const FORM_MESSAGES = FORM_MESSAGES_TEXTS.texts;
