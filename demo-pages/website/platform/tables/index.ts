/** What the tables of every room are made of: a door without views, for the program that writes migrations. */

export { STAFF_ROLES } from '../audit/staff-acts.ts';
export { sessions } from '../platform-schema.ts';
export type { Language } from '../site/languages/house-languages.ts';
export { country, createdAt, language, moment, website } from '../website-schema.ts';
