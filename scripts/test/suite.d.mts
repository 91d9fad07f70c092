export const isWide: boolean;
export const reports: string;
export function isOfSuite(file: string, wide?: boolean): boolean;
