import * as z from 'zod';
import { fileRules } from '../../../platform/index.ts';
import { country, day, picture, SCHEMA_LINE, textsByLanguage, whole } from './entry-rules.ts';

const { line, shaped, strict, choice } = fileRules;

/** The node-id of a petition's tag: the name of its file. */
export const PETITION_ID = {
  shape: /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/,
  write: 'name the file with letters, digits and hyphens: rivers.json',
};

const asked = ['not-asked', 'optional', 'required'] as const;

/** `petitions/<id>.json`: what people can sign, and the words of its page. */
export const petitionFileSchema = strict({
  ...SCHEMA_LINE,
  country: country('petition'),
  main: z.boolean({ error: 'write true or leave it out' }).optional().meta({
    description: 'true: the page /petition shows it. A country with one petition needs it not.',
  }),
  goal: whole(1, 100_000_000, 'write how many signatures you aim for: a whole number such as 20000'),
  onPaper: whole(0, 100_000_000, 'write how many have signed on paper: a whole number').default(0),
  until: day('write the last day, such as 2027-08-31, or leave it out').optional(),
  ask: strict(
    {
      postcode: choice(asked).default('optional'),
      mobile: choice(asked).default('optional'),
      // An address is valid when it is empty, whatever the form says (W5.30).
      location: choice(['not-asked', 'optional']).default('not-asked'),
    },
    'write what the form asks for: postcode, mobile, location',
  ).prefault({}),
  page: shaped(
    /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/][^\s\\]*)$/,
    'write a path such as /rivers, or an address that begins with https://',
  )
    .optional()
    .meta({ description: 'Where the petition is, if not on a page that the site makes of this file.' }),
  picture: picture().optional(),
  texts: textsByLanguage({
    title: line(100, 'write what the petition asks for, in a few words'),
    counter: line(60, 'write the text after the number, such as people have signed'),
    addressee: line(120, 'write whom the petition is addressed to').optional(),
    lead: line(400, 'write the reason in a sentence or two').optional(),
    story: z
      .array(line(2_000, 'write a paragraph'), { error: 'write the story as a list of paragraphs' })
      .max(20, 'write at most 20 paragraphs')
      .optional(),
    asks: z
      .array(strict({ title: line(100, 'write the demand'), text: line(600, 'write what it means') }), {
        error: 'write the demands as a list, such as [{ "title": "…", "text": "…" }]',
      })
      .max(12, 'write at most 12 demands')
      .optional(),
    quote: line(400, 'write what somebody says').optional(),
    speaker: line(120, 'write who says it').optional(),
  }),
});

export type PetitionFile = z.output<typeof petitionFileSchema>;
