/** The path where the staff area begins. */
export const RECORDS_PATH = '/back-office/records';
