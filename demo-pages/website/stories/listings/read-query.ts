import LISTINGS from '#texts/website/listings';
import { MAX_KEYWORDS, pageTexts, readKeywords, type Site } from '../../platform/index.ts';
import type { Choice } from './choices.ts';
import { addDays, type Day, isDay } from './days.ts';
import type { ListingTexts } from './listing-definition.ts';
import { dayInRange, monthWords } from './parts/date-words.ts';

/** Reads the values of an address's query. Invalid values are ignored, and `notes` says so in plain words. */
export class QueryReader {
  readonly notes: string[] = [];
  private readonly query: Record<string, string>;
  private readonly say: ListingTexts;

  constructor(query: Record<string, string>, say: ListingTexts) {
    this.query = query;
    this.say = say;
  }

  private text(name: string): string {
    const value = Object.hasOwn(this.query, name) ? this.query[name] : undefined;
    return (value ?? '').replaceAll('\0', '').trim();
  }

  keywords(): string[] {
    const text = this.text('keywords');
    const words = readKeywords(text);
    if (text && words.length === 0) this.notes.push(this.say('noWords'));
    const used = words.slice(0, MAX_KEYWORDS);
    if (words.length > used.length)
      this.notes.push(this.say('mostKeywords', { most: MAX_KEYWORDS, words: used.join(', ') }));
    return used;
  }

  /** One of the choices; the first one, for all, when the value is missing or unknown. */
  choice(name: string, choices: readonly Choice[], label: string): Choice {
    const value = this.text(name);
    const found = choices.find((choice) => choice.value === value);
    if (!found) this.notes.push(this.say('noChoice', { what: label.toLowerCase(), value: shorten(value) }));
    return found ?? (choices[0] as Choice);
  }

  /** The first and last day of the months of both dates, the earlier first (W4.27, W4.28); empty without dates. */
  months(minName: string, maxName: string): { min: Day | ''; max: Day | '' } {
    const [a, b] = [this.month(minName), this.month(maxName)];
    const [min, max] = a && b && b < a ? [b, a] : [a, b];
    return { min: min && `${min}-01`, max: max && lastDay(max) };
  }

  private month(name: string): string {
    const text = this.text(name);
    if (text === '' || text === '0') return '';
    const day = /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text;
    if (isDay(day)) return day.slice(0, 7);
    this.notes.push(this.say('noDate', { value: shorten(text) }));
    return '';
  }

  /** The requested page, from 1. */
  page(): number {
    const text = this.text('page');
    if (text === '') return 1;
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    this.notes.push(this.say('noPage', { value: shorten(text) }));
    return 1;
  }
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** The last day of a month such as `2026-02`. */
export function lastDay(month: string): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return addDays(`${new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)}`, -1);
}

const isFirst = (day: Day) => day.endsWith('-01');
const isLast = (day: Day) => day === lastDay(day.slice(0, 7));

const words = (day: Day, isWholeMonth: boolean, site: Site): string =>
  isWholeMonth ? monthWords(day.slice(0, 7), site) : dayInRange(day, site);

/**
 * A range in words such as "Mar 2024 - Jun 2024" (W3.12); a limit inside a month includes its day. Empty without
 * limits.
 */
export function rangeWords(min: Day | '', max: Day | '', site: Site): string {
  const text = pageTexts(site, LISTINGS);
  const from = min && words(min, isFirst(min), site);
  const until = max && words(max, isLast(max), site);
  if (from && until) return from === until ? from : `${from} - ${until}`;
  if (from) return text('rangeFrom', { from });
  return until && text('rangeUntil', { until });
}
