import { pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from './site/languages/house-languages.ts';

/** The Postgres schema that holds every table of the website, separate from the sandbox's. */
export const website = pgSchema('website');

/** A timestamp column, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When a row was written. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** The country of the site that a row belongs to. */
export const country = () => text('site_country_code').notNull();

/** The language of a person when they gave, signed or bought: mails and receipts are written in it. */
export const language = () => text('language').$type<Language>().notNull().default('en');
