/** C5.13, C5.14: the text for every error of a bank form; the error's own text is not reported. */
export const BANK_ERROR = 'Validation error during form submission process';

/** The callback event of the bank form. */
export const BANK_EVENT = 'callback.bank_account_form.ott_created';

/** The payload for a created one-time token (C7.12), without a status (C7.14). */
export const bankCreated = (ottToken: string) => ({ ott_token: ottToken });

/** The payload if no token was created (C7.13). */
export const bankFailed = () => ({ message: BANK_ERROR });
