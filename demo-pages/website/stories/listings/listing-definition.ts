import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SiteCountryCode } from '#rules/country.ts';
import type LISTINGS from '#texts/website/listings';
import type { Database } from '../../../server/database/open-database.ts';
import type { Markup, PageContext, PageTexts, PlainKey, Site } from '../../platform/index.ts';
import type { Choice, Years } from './choices.ts';
import type { Listing } from './find-listed.ts';
import type { ListingQuery } from './list-queries.ts';
import type { StoryBody } from './story-body.tsx';

/** What the pages of the listings say, in the language of a site. */
export type ListingTexts = PageTexts<typeof LISTINGS>;
type Key = PlainKey<typeof LISTINGS>;

/** One thing that a list is filtered by; its words by their keys. */
export interface Facet {
  /** What its choice is submitted as. */
  name: string;
  /** Names its choices, also as an attribute of the filter's tag. */
  list: string;
  label: Key;
  /** The label of its control, where that is another one. */
  control?: Key;
  /** Rendered as links under this name, because the filter's tag has no control for it. */
  links?: Key;
  /** Its choices are texts of the site, and not words of the stories, which are English. */
  isOurs?: boolean;
  /** Read from an address, and not rendered. */
  isHidden?: boolean;
  where(choice: Choice, now: Date): SQL;
}

/** What a list can be filtered by: only what some item has. */
export interface Choices extends Years {
  lists: Record<string, readonly Choice[]>;
}

/** What every item has. */
export interface Published {
  siteCountryCode: string;
  slug: string;
  title: string;
  body: string;
}

/** An item's page: the item, whether the other country has it too, and what stands beside it. */
export interface ItemPage<Row> {
  item: Row;
  isShared: boolean;
  related: readonly Row[];
  now: Date;
  /** Its text, rendered. */
  body: StoryBody;
}

/** One page of a list, for a query. */
export interface ListPage<Row> {
  filter: ListingQuery;
  listing: Listing<Row>;
  choices: Choices;
  notes: readonly string[];
  /** Shown above a list without a query. */
  leads: readonly Row[];
  now: Date;
}

/** The path of a listing, and the beginning of the keys of what its pages say. */
export type ListingName = 'news' | 'blog' | 'events' | 'media';

/** The path of a listing on a site without its prefix. */
export const listingPath = (name: ListingName): `/${ListingName}` => `/${name}`;

/** One listing of the site: where its rows are and what it is filtered by. */
export interface ListingDefinition<Row extends Published> {
  name: ListingName;

  table: PgTable & Record<keyof Published, PgColumn>;
  columns: Record<string, PgColumn>;
  /** Which rows of the table are its own; all without it. */
  scope?: SQL;
  /** The day from which an item is shown; from the start without it. */
  shownFrom?: PgColumn;
  perPage: number;
  order(now: Date): (SQL | PgColumn)[];
  /** What stands beside an item, the nearest first. */
  related(item: Row, now: Date): { where?: SQL; order: (SQL | PgColumn)[] };

  /** The column that keywords are looked up in. */
  search?: PgColumn;
  facets: readonly Facet[];
  /** The first and last day of an item, where a range of months filters the list. */
  days?: { first: PgColumn; last: PgColumn };
  choices(db: Database, country: SiteCountryCode, now: Date, text: ListingTexts): Promise<Choices>;

  leads?(db: Database, country: SiteCountryCode, now: Date): Promise<Row[]>;
  /** The page's head with the leads. */
  head?(context: PageContext, heading: Markup, leads: readonly Row[]): Markup;
  items(rows: readonly Row[], site: Site, now: Date): Markup;
  itemPage(context: PageContext, page: ItemPage<Row>): Markup;
}
