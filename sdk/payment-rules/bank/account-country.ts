/** The country of a bank account, which decides the numbers that a form asks for. */
export type AccountCountry = 'au' | 'nz' | 'other';

export const ACCOUNT_COUNTRIES: readonly AccountCountry[] = ['au', 'nz', 'other'];

/** Reads a country as people and pages write it (`AU`, `AUS`, `Australia`, `en-NZ`); null if it is unknown. */
export function accountCountryOf(text: string | null | undefined): AccountCountry | null {
  const code = (text ?? '').trim().toLowerCase();
  if (code === '') return null;
  if (/^(au|aus|australia)$|-au$/.test(code)) return 'au';
  if (/^(nz|nzl|new zealand|aotearoa)$|-nz$/.test(code)) return 'nz';
  return /^[a-z]{2}-[a-z]{2}$|^[a-z]{2,3}$/.test(code) && !/^(en|mi|fr|de|es|zh|ar)$/.test(code) ? 'other' : null;
}
