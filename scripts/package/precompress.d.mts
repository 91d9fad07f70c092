/** Writes `.br` and `.gz` beside every large script and sheet; returns their paths. */
export function precompress(dist: string): Promise<string[]>;
