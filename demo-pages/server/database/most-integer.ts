/** The largest value of an `integer` column; in cents, 21,474,836.47. */
export const MOST_INTEGER = 2_147_483_647;
