/** What the tables of every room are made of: a door without views, for the program that writes migrations. */

export { STAFF_ROLES } from '../audit/staff-acts.ts';
export { LANGUAGES } from '../site/languages/house-languages.ts';
export { sessions } from '../site/sessions-schema.ts';
export { country, createdAt, language, moment, website } from '../website-schema.ts';
