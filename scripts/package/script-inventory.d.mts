export function scriptInventory(
  dist: string,
): { path: string; purpose: string; bytes: number; gzipBytes: number; integrity: string }[];
