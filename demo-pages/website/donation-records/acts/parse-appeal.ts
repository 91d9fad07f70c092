import { type SiteCountryCode, siteOfCountry } from '#website/country.ts';
import { parseMoney } from '#website/money.ts';
import { type Fields, textField } from '../../http/read-fields.ts';
import { instantOf } from '../../site/calendar-days.ts';
import type { ActProblem } from './act-once.ts';

/** The drawings that an appeal can have. */
export const APPEAL_IMAGES = [
  { value: '/design/hero-winter.svg', label: 'Winter in the mountains' },
  { value: '/design/hero-school.svg', label: 'A school' },
  { value: '/design/hero.svg', label: 'The settlement' },
] as const;

/** The texts of the form in their order. */
export const APPEAL_FIELDS = [
  'code',
  'siteCountryCode',
  'name',
  'summary',
  'story',
  'image',
  'goal',
  'from',
  'until',
  'matchPercent',
  'matchCap',
  'matchPartner',
] as const;
export type AppealFieldName = (typeof APPEAL_FIELDS)[number];
export type TypedAppeal = Readonly<Record<AppealFieldName, string>>;

export interface AppealForm {
  typed: TypedAppeal;
  values: {
    code: string;
    siteCountryCode: SiteCountryCode;
    name: string;
    summary: string;
    story: string;
    image: string;
    goalMinor: number;
    from: Date;
    until: Date | null;
    matchPercent: number;
    matchCapMinor: number;
    matchPartner: string;
  };
  problems: ActProblem[];
}

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST: Partial<Record<AppealFieldName, number>> = {
  code: 60,
  name: 100,
  summary: 300,
  story: 4_000,
  matchPartner: 100,
};
/** Goals of appeals are larger than any gift that a person types: up to a hundred million dollars. */
const LARGE = /^\$?\s?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(\.\d{1,2})?$/;

function parseLarge(text: string): number | undefined {
  if (!LARGE.test(text)) return undefined;
  const [whole = '', cents = ''] = text.replaceAll(/[$,\s]/g, '').split('.');
  return parseMoney(cents === '' ? '0' : `0.${cents}`)! + Number(whole) * 100;
}

/** Reads the form of an appeal; what is wrong is in `problems`. Days are those of its country. */
export function parseAppeal(fields: Fields): AppealForm {
  const typed = Object.fromEntries(APPEAL_FIELDS.map((name) => [name, textField(fields, name)])) as TypedAppeal;
  const problems: ActProblem[] = [];
  const refuse = (field: AppealFieldName, message: string) => problems.push({ field, message });
  const country = siteOfCountry(typed.siteCountryCode);
  if (!country) refuse('siteCountryCode', 'Choose the country of the appeal.');
  if (!CODE.test(typed.code)) refuse('code', 'Enter small letters, digits and hyphens, such as winter-2027.');
  if (typed.name === '') refuse('name', 'Enter the name of the appeal.');
  if (typed.summary === '') refuse('summary', 'Enter what the appeal is for, in a sentence or two.');
  if (typed.story === '') refuse('story', 'Enter the text of the appeal’s page.');
  for (const [name, most] of Object.entries(LONGEST) as [AppealFieldName, number][])
    if (typed[name].length > most) refuse(name, `Enter at most ${most} characters.`);
  const image = APPEAL_IMAGES.find(({ value }) => value === typed.image)?.value;
  if (!image) refuse('image', 'Choose one of the drawings.');
  const goalMinor = parseLarge(typed.goal) ?? 0;
  if (goalMinor === 0) refuse('goal', 'Enter the goal in dollars, such as 80,000.');
  const matchPercent =
    typed.matchPercent === '' ? 0 : /^\d{1,4}$/.test(typed.matchPercent) ? Number(typed.matchPercent) : -1;
  if (matchPercent < 0 || matchPercent > 1_000)
    refuse('matchPercent', 'Enter the per cent that a partner adds, from 0 to 1000; 100 doubles each gift.');
  const matchCapMinor = typed.matchCap === '' ? 0 : parseLarge(typed.matchCap);
  if (matchCapMinor === undefined)
    refuse('matchCap', 'Enter the most that the partner adds in dollars, such as 40,000.');
  if (matchPercent > 0 && (matchCapMinor === 0 || typed.matchPartner === ''))
    refuse(
      matchCapMinor === 0 ? 'matchCap' : 'matchPartner',
      'With matching, enter the partner and the most that they add.',
    );
  const at = (field: 'from' | 'until') => dayStart(typed[field], country ?? 'AUS', field === 'until');
  const [from, until] = [at('from'), typed.until === '' ? null : at('until')];
  if (!from) refuse('from', 'Enter the first day of the appeal.');
  if (until === undefined) refuse('until', 'Enter the last day of the appeal, or leave it empty.');
  if (from && until && until <= from) refuse('until', 'Enter a last day that is not before the first.');
  return {
    typed,
    problems,
    values: {
      code: typed.code,
      siteCountryCode: country ?? 'AUS',
      name: typed.name,
      summary: typed.summary,
      story: typed.story.replaceAll('\r\n', '\n'),
      image: image ?? '',
      goalMinor,
      from: from ?? new Date(0),
      until: until ?? null,
      matchPercent,
      matchCapMinor: matchCapMinor ?? 0,
      matchPartner: typed.matchPartner,
    },
  };
}

/** The start of a day in a country, or with `isLast` its end. */
function dayStart(day: string, country: SiteCountryCode, isLast: boolean): Date | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(start)) return undefined;
  const next = new Date(start + (isLast ? 86_400_000 : 0)).toISOString().slice(0, 10);
  return new Date(instantOf(country, next, '00:00'));
}
