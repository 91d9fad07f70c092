/** An amount as a sheet writes it: `AUD 10.50`. Anything that is no number is shown as it came. */
export function moneyText(amount: unknown, currency: string): string {
  const number = Number(amount);
  const text = amount === '' || amount === null || !Number.isFinite(number) ? String(amount ?? '') : number.toFixed(2);
  return `${currency.toUpperCase()} ${text}`;
}
