import { pgSchema } from 'drizzle-orm/pg-core';

/** The Postgres schema that holds every table of the website, apart from the provider's. */
export const website = pgSchema('website');
