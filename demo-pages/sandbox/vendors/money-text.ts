/** An amount as a sheet shows it: `AUD 10.50`. A value that is not a number is shown unchanged. */
export function moneyText(amount: unknown, currency: string): string {
  const number = Number(amount);
  const text = amount === '' || amount === null || !Number.isFinite(number) ? String(amount ?? '') : number.toFixed(2);
  return `${currency.toUpperCase()} ${text}`;
}
