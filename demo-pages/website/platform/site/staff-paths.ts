/** The path where the staff area begins. */
export const RECORDS_PATH = '/back-office/records';

/** Where an account is set up. The secret is in the query, which is never logged. */
export const SET_UP_PATH = `${RECORDS_PATH}/set-up`;
export const setUpPath = (token: string): string => `${SET_UP_PATH}?token=${token}`;

export const FIRST_ACCOUNT_PATH = `${RECORDS_PATH}/first-account`;
export const OWN_ACCOUNT_PATH = `${RECORDS_PATH}/account`;
export const ACCOUNTS_PATH = `${RECORDS_PATH}/accounts`;
/** Where staff edit what the site is the authority of: petitions, guides, appeals, gifts. */
export const CONTENT_PATH = `${RECORDS_PATH}/content`;
export const STAFF_ACTIONS_PATH = `${RECORDS_PATH}/staff-actions`;
