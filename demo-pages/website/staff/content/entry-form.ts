import type { SiteCountryCode } from '#rules/country.ts';
import {
  type ContentKind,
  type EntryProblem,
  isOffered,
  type Publication,
  type Typed,
  type Version,
} from '../../content/index.ts';
import { type Fields, instantOf, isCalendarDay, textField } from '../../platform/index.ts';

/** The longest text that the form keeps of a field, so that what is too long is shown again and refused. */
const MOST_TYPED = 20_000;

/** A form of staff as it was sent. */
export interface EntryForm {
  key: string;
  /** The number of the version that it was made from; 0 for a new entry. */
  seen: number;
  fields: Typed;
  publication: Publication;
  /** The day and the time of a later publication, as typed. */
  liveOn: string;
  liveTime: string;
  formKey: string;
  problems: EntryProblem[];
}

/** Reads a form; what is wrong is in `problems`. The key and the fixed fields of an entry that exists stay. */
export function readEntryForm(kind: ContentKind, fields: Fields, known: Version | undefined, now: number): EntryForm {
  const text = (name: string) => textField(fields, name).replaceAll('\r\n', '\n').slice(0, MOST_TYPED);
  const typed = Object.fromEntries(
    kind.fields.map(({ name, facts }) => [
      name,
      known && (facts.isFixed || !isOffered(facts)) ? (known.fields[name] ?? '') : text(name),
    ]),
  );
  const key = known?.key ?? text('key');
  const [liveOn, liveTime] = [text('liveOn'), text('liveTime')];
  const problems: EntryProblem[] = [];
  if (!known && (!kind.key.shape.test(key) || key === 'new'))
    problems.push({ field: 'key', message: kind.key.message });
  const result = kind.read(typed);
  if ('problems' in result) problems.push(...result.problems);
  const publication = readPublication(text('act'), { liveOn, liveTime }, kind.countryOf(typed), now);
  if ('field' in publication) problems.push(publication);
  return {
    key,
    seen: known ? Number.parseInt(text('seen'), 10) || -1 : 0,
    fields: typed,
    publication: 'field' in publication ? { act: 'draft' } : publication,
    liveOn,
    liveTime,
    formKey: text('formKey'),
    problems,
  };
}

function readPublication(
  act: string,
  { liveOn, liveTime }: { liveOn: string; liveTime: string },
  country: SiteCountryCode,
  now: number,
): Publication | EntryProblem {
  if (act === 'publish') return { act };
  if (act !== 'schedule') return { act: 'draft' };
  if (!isCalendarDay(liveOn)) return { field: 'liveOn', message: 'Enter the day to publish it.' };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(liveTime))
    return { field: 'liveTime', message: 'Enter the time as hours and minutes, such as 09:00.' };
  const at = instantOf(country, liveOn, liveTime);
  if (at <= now) return { field: 'liveOn', message: 'Enter a time in the future, or publish it now.' };
  return { act, at: new Date(at) };
}

/**
 * A form whose entry somebody else saved meanwhile: it takes over what they alone changed, keeps what was typed here,
 * and names each field that both changed. Sent again, it is about the newer version.
 */
export function mergeForm(kind: ContentKind, form: EntryForm, base: Typed, theirs: Version): EntryForm {
  const fields: Record<string, string> = {};
  const problems: EntryProblem[] = [];
  for (const { name } of kind.fields) {
    const [before, mine, other] = [base[name] ?? '', form.fields[name] ?? '', theirs.fields[name] ?? ''];
    fields[name] = mine === before ? other : mine;
    if (mine !== before && other !== before && mine !== other)
      problems.push({ field: name, message: `${theirs.actor} entered “${other}”. Keep your text or use theirs.` });
  }
  const message =
    `${theirs.actor} saved version ${theirs.number} while this form was open. Their changes are in the ` +
    'form now, and yours too: check it and save it again.';
  return { ...form, fields, seen: theirs.number, problems: [{ field: 'main', message }, ...problems] };
}
