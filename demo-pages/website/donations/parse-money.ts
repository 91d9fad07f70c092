import { toMinorUnits } from '#website/money.ts';

/** Cents of an amount as people type it: `75`, `$75`, `1,200.50`; undefined when it is none. */
export function parseMoney(text: string): number | undefined {
  const [plain] = /^\$?\s?(\d{1,6}|\d{1,3}(,\d{3})?)(\.\d{1,2})?$/.exec(text.trim()) ?? [];
  return plain === undefined ? undefined : toMinorUnits(plain.replace(/[$,\s]/g, ''));
}
