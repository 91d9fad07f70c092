const DAY_MS = 24 * 60 * 60 * 1000;

/** The zone in which the banks of a currency work. */
const ZONES: Readonly<Record<string, string>> = { AUD: 'Australia/Sydney', NZD: 'Pacific/Auckland' };

function isBankDay(time: number, zone: string): boolean {
  const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: zone }).format(time);
  return weekday !== 'Sat' && weekday !== 'Sun';
}

/**
 * The same time of day, `days` bank business days later: Monday to Friday where the currency belongs. The sandbox's
 * banks know no public holidays, so that a test's day never depends on a calendar that changes.
 */
export function addBankingDays(from: Date, days: number, currency: string): Date {
  const zone = ZONES[currency] ?? 'UTC';
  let time = from.getTime();
  for (let left = days; left > 0; ) {
    time += DAY_MS;
    if (isBankDay(time, zone)) left -= 1;
  }
  return new Date(time);
}
