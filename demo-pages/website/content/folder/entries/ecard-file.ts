import type * as z from 'zod';
import { fileRules } from '../../../platform/index.ts';
import { picture, SCHEMA_LINE, whole } from './entry-rules.ts';

const { strict, words } = fileRules;

/** The id of a design: the name of its file. */
export const ECARD_ID = {
  shape: /^[a-z0-9][a-z0-9-]{0,39}$/,
  write: 'name the file with lower-case letters, digits and hyphens: kites.json',
};

/** `ecards/<id>.json`: a design that people choose for a card. */
export const ecardFileSchema = strict({
  ...SCHEMA_LINE,
  order: whole(1, 3_000, 'write the place among the designs: a whole number from 1 to 3000'),
  name: words(60, 'write the name of the design'),
  picture: picture(),
  mailPicture: picture()
    .optional()
    .meta({ description: 'For emails, where the picture is an SVG, which mail programs do not show.' }),
});

export type EcardFile = z.output<typeof ecardFileSchema>;
