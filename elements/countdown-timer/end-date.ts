/** A date and time from an author: in the time zone of the site's country, unless it has an offset. */
export interface EndDate {
  /** `2030-01-01T00:00:00`, whole seconds. */
  wall: string;
  /** `Z` or `+10:00`. */
  offset: string | undefined;
}

const FORMAT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s?(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/i;

/** Parses an ISO date, with or without a time and an offset. Nothing for other texts or impossible dates. */
export function parseEndDate(text: string): EndDate | undefined {
  const [match, day, time = '00:00', seconds = ':00', zulu, hours, minutes = '00'] = FORMAT.exec(text.trim()) ?? [];
  if (!match) return undefined;
  const wall = `${day}T${time}${seconds}`;
  const offset = zulu ? 'Z' : hours && `${hours}:${minutes}`;
  // Parsers read 30 February as a day in March, so the result must equal the text.
  const instant = Date.parse(`${wall}Z`);
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(wall)) return undefined;
  return offset && Number.isNaN(Date.parse(wall + offset)) ? undefined : { wall, offset };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A time zone's offset from UTC (ms) at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
  clocks.set(timeZone, clock);
  const offset = /[+-]\d\d:\d\d/.exec(clock.format(instant))?.[0] ?? 'Z';
  return Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${offset}`);
}

const DAY_MS = 86_400_000;

/**
 * The instant (epoch ms) of an end date, in `timeZone` if it has no offset. An hour that is repeated at the end of
 * daylight saving means the first one; an hour that is skipped means the same time after the change.
 */
export function endInstant({ wall, offset }: EndDate, timeZone: string): number {
  if (offset) return Date.parse(wall + offset);
  const asUtc = Date.parse(`${wall}Z`);
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  for (const candidate of [before, after]) {
    if (offsetAt(asUtc - candidate, timeZone) === candidate) return asUtc - candidate;
  }
  return asUtc - before;
}
