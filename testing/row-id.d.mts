export const ROW_ID: RegExp;
