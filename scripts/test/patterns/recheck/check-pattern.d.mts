export function checkPattern(
  source: string,
  flags: string,
  options?: { timeout?: number },
): Promise<{ status: 'safe' | 'vulnerable' | 'unknown' }>;
