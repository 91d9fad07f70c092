export function undocumented(entries: readonly string[], folder: string): string[];
