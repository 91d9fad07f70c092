/** Finds the ids of requirement rows in a text: `W2.14`, `S3.02`, `C1.05`, and of Haven's own `D1.01`, `P1.01`, `M2.01`. */
export const ROW_ID = /\b[WSCDPAMG]\d\.\d{2,3}\b/g;
