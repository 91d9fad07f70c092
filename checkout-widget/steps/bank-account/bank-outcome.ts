/** C5.13, C5.14: what every error of a bank form is reported as, whatever its own text. */
export const BANK_ERROR = 'Validation error during form submission process';

/** The event that a bank form reports under. */
export const BANK_EVENT = 'callback.bank_account_form.ott_created';

/** The account became a one-time token (C7.12). No status stands beside it (C7.14). */
export const bankCreated = (ottToken: string) => ({ ott_token: ottToken });

/** The account did not become one (C7.13). */
export const bankFailed = () => ({ message: BANK_ERROR });
