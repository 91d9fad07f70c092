import * as z from 'zod';
import { BEQUEST_LIMITS } from '#rules/forms/bequest.ts';
import { fileRules } from '../../../platform/index.ts';
import { country, picture, SCHEMA_LINE, textsByLanguage } from './entry-rules.ts';

const { email, line, shaped, strict } = fileRules;

/** The key of a guide's form: the name of its file. */
export const GUIDE_ID = {
  shape: /^[a-z0-9][a-z0-9-]{0,59}$/,
  write: 'name the file with lower-case letters, digits and hyphens: bequest-guide.json',
};

/** `guides/<key>.json`: a guide to gifts in wills that people can ask for by email. */
export const guideFileSchema = strict({
  ...SCHEMA_LINE,
  country: country('guide'),
  main: z.boolean({ error: 'write true or leave it out' }).optional().meta({
    description: 'true: the page /bequest offers it. A country with one guide needs it not.',
  }),
  guide: shaped(
    /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/][^\s\\]*)$/,
    'write where the guide is: a path such as /bequest/guide, or an address that begins with https://',
  ),
  picture: picture().optional().meta({ description: 'Beside the form; the page has one of its own without it.' }),
  team: email('write the email address that requests are sent to'),
  texts: textsByLanguage({
    subject: line(BEQUEST_LIMITS.emailSubject, 'write the subject of the email'),
    pretext: line(BEQUEST_LIMITS.emailPretext, 'write the opening text of the email'),
  }),
});

export type GuideFile = z.output<typeof guideFileSchema>;
