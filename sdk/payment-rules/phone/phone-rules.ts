import { toAsciiDigits } from '../digits-of.ts';

/** Countries by ISO 3166-1 code with their calling codes (ITU-T E.164), loaded only if a form masks phone numbers. */
const CALLING_CODES = `
  ae971 af93 al355 am374 ao244 ar54 at43 au61 az994 ba387 bd880 be32 bf226 bg359 bh973 bi257 bj229 bn673 bo591 br55
  bt975 bw267 by375 bz501 ca1 cd243 cf236 cg242 ch41 ci225 ck682 cl56 cm237 cn86 co57 cr506 cu53 cv238 cy357 cz420
  de49 dj253 dk45 do1 dz213 ec593 ee372 eg20 er291 es34 et251 fi358 fj679 fm691 fr33 ga241 gb44 ge995 gh233 gm220
  gn224 gr30 gt502 gw245 gy592 hk852 hn504 hr385 ht509 hu36 id62 ie353 il972 in91 iq964 ir98 is354 it39 jm1 jo962 jp81
  ke254 kg996 kh855 ki686 kr82 kw965 kz7 la856 lb961 lk94 lr231 ls266 lt370 lu352 lv371 ly218 ma212 md373 me382 mg261
  mh692 mk389 ml223 mm95 mn976 mo853 mr222 mt356 mu230 mv960 mw265 mx52 my60 mz258 na264 nc687 ne227 ng234 ni505 nl31
  no47 np977 nr674 nu683 nz64 om968 pa507 pe51 pf689 pg675 ph63 pk92 pl48 ps970 pt351 pw680 py595 qa974 ro40 rs381 ru7
  rw250 sa966 sb677 sc248 sd249 se46 sg65 si386 sk421 sl232 sn221 so252 sr597 ss211 sv503 sy963 sz268 td235 tg228 th66
  tj992 tk690 tl670 tm993 tn216 to676 tr90 tt1 tv688 tw886 tz255 ua380 ug256 us1 uy598 uz998 ve58 vn84 vu678 wf681
  ws685 ye967 za27 zm260 zw263`
  .trim()
  .split(/\s+/)
  .map((entry) => [entry.slice(0, 2), entry.slice(2)] as const);

export type PhoneMask = { only: readonly string[]; preferred: readonly string[]; initial: string };
export type PhoneCountry = { code: string; calling: string };

const BY_CODE = new Map(CALLING_CODES);

/** Groups of digits in a national number without its leading 0; other countries group by threes. */
const GROUPS: Record<string, (digits: string) => number[]> = {
  au: (digits) => (digits.startsWith('4') ? [3, 3, 3] : [1, 4, 4]),
  nz: (digits) => (digits.startsWith('2') ? [2, 3, 5] : [1, 3, 4]),
  us: () => [3, 3, 4],
  ca: () => [3, 3, 4],
  gb: () => [4, 6],
  fr: () => [1, 2, 2, 2, 2],
};

/** How many digits a national number has, without a leading 0. */
const LENGTHS: Record<string, [least: number, most: number]> = {
  au: [9, 9],
  nz: [8, 10],
  us: [10, 10],
  ca: [10, 10],
  gb: [9, 10],
  fr: [9, 9],
};

const byCode = (code: string): PhoneCountry[] => {
  const calling = BY_CODE.get(code);
  return calling ? [{ code, calling }] : [];
};

/** The countries to choose from: the preferred ones first, then the rest by name. */
function countries(mask: PhoneMask, nameOf: (code: string) => string): PhoneCountry[] {
  const allowed = mask.only.length > 0 ? mask.only : [...BY_CODE.keys()];
  const first = mask.preferred.filter((code) => allowed.includes(code));
  const rest = allowed.filter((code) => !first.includes(code));
  rest.sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return [...new Set([...first, ...rest])].flatMap(byCode);
}

/** The initial country: the merchant's, else the page's region, else the first in the list. */
function initialCountry(mask: PhoneMask, list: readonly PhoneCountry[], region: string): string {
  const isListed = (code: string) => list.some((country) => country.code === code);
  return [mask.initial, ...mask.preferred, region.toLowerCase(), 'au'].find(isListed) ?? list[0]?.code ?? '';
}

/** A number in digits of any script, with a plus sign for the international prefix 00. */
const dialled = (text: string) => toAsciiDigits(text).replace(/^\s*(?:00(?=[1-9])|＋)/, '+');

const national = (text: string) => text.replace(/\D+/g, '').replace(/^0/, '');

/** Removes the country's calling code from a number that was typed or pasted with `+61…` or `0061…`. */
function nationalDigits(code: string, written: string): string {
  const text = dialled(written);
  const calling = BY_CODE.get(code) ?? '';
  const digits = text.replace(/\D+/g, '');
  return /^\s*\+/.test(text) && digits.startsWith(calling) ? national(digits.slice(calling.length)) : national(text);
}

function format(code: string, typed: string): string {
  const text = dialled(typed);
  // Digits are grouped only after a complete calling code.
  if (/^\s*\+/.test(text) && text.replace(/\D+/g, '').length <= (BY_CODE.get(code) ?? '').length) return text.trim();
  const digits = nationalDigits(code, text).slice(0, LENGTHS[code]?.[1] ?? 14);
  const sizes = GROUPS[code]?.(digits) ?? [3, 3, 3, 5];
  const parts: string[] = [];
  let from = 0;
  for (const size of [...sizes, 14]) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  const hasZero = /^\s*0/.test(text);
  return (hasZero ? '0' : '') + parts.join(' ');
}

function isPhone(code: string, text: string): boolean {
  const [least, most] = LENGTHS[code] ?? [4, 14];
  const { length } = nationalDigits(code, text);
  return /^[\d ()+-]+$/.test(dialled(text)) && length >= least && length <= most;
}

/** The number in international format: `+61412345678`. */
const international = (code: string, text: string) => `+${BY_CODE.get(code) ?? ''}${nationalDigits(code, text)}`;

export const phoneRules = { countries, initialCountry, format, isPhone, international };
export type PhoneRules = typeof phoneRules;
