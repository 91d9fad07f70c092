export function writeCharity(
  folder: string | undefined,
  facts: { name?: string; country?: string; languages?: readonly string[]; colour?: string },
): string[];
