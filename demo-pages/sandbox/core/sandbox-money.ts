/** Cents of an amount whose text was checked: no floating point on the way. */
export function minorUnits(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(`${whole}${fraction.padEnd(2, '0')}`);
}

/** The amount as the API writes it: always two decimals. */
export function decimalAmount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount as wallets receive it: a number of whole currency units. */
export const amountNumber = (minor: number) => Number(decimalAmount(minor));

/** An amount as a sheet writes it: `AUD 10.50`. Anything that is no number is shown as it came. */
export function sheetAmount(amount: unknown, currency: string): string {
  const number = Number(amount);
  const text = amount === '' || amount === null || !Number.isFinite(number) ? String(amount ?? '') : number.toFixed(2);
  return `${currency.toUpperCase()} ${text}`;
}
