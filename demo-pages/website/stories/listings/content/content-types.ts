import type { SiteCountryCode } from '#rules/country.ts';

/** The authors, in the form that articles use. */
export const MELE = { author: 'Mele Tau', authorRole: 'Field reporter' };
export const JO = { author: 'Jo Hart', authorRole: 'Programs lead' };
export const SAMIRA = { author: 'Samira Noor', authorRole: 'Community partnerships' };
export const DANIEL = { author: 'Daniel Kerei', authorRole: 'Editor, Aotearoa' };
export const PRIYA = { author: 'Priya Raman', authorRole: 'Health adviser' };

/** Where a text is published. */
export type Countries = SiteCountryCode | 'both';

/** The drawings in demo-pages/design/stories. */
export type Picture =
  | 'bay'
  | 'camp'
  | 'classroom'
  | 'clinic'
  | 'garden'
  | 'harbour'
  | 'kitchen'
  | 'lanterns'
  | 'library'
  | 'market'
  | 'road'
  | 'sewing'
  | 'well';

interface PublishedText {
  countries: Countries;
  /** In lower case with hyphens; the same in both countries. */
  slug: string;
  title: string;
  summary: string;
  /** Paragraphs separated by empty lines; `## `, `> ` and `- ` begin headings, quotes and lists. */
  body: string;
  picture: Picture;
  imageAlt: string;
}

export interface ArticleText extends PublishedText {
  author: string;
  authorRole: string;
  category: string;
  location: string;
  topic: string;
  daysAgo: number;
}

export interface EventText extends PublishedText {
  category: string;
  location: string;
  venue: string;
  cost: string;
  /** Days from the day of seeding; negative for past events. */
  inDays: number;
  /** Moves the event to the next such day of the week: 1 for Monday to 7 for Sunday; any day when absent. */
  weekday?: number;
  /** 1 by default. */
  lastsDays?: number;
  /** The local time in the event's zone, such as `18:00`. */
  from: string;
  until: string;
  zone: string;
}

export interface MediaText extends PublishedText {
  format: 'film' | 'picture' | 'report';
  actionId: number;
  locationId: number;
  daysAgo: number;
}
