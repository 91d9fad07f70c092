import * as z from 'zod';
import { isCalendarDay } from '../site/calendar-days.ts';
import { LANGUAGES } from '../site/languages/house-languages.ts';

/** A language that a charity may write in. */
const OWN_LANGUAGES = LANGUAGES.filter((language) => language !== 'en-XA');

const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const;

/** Each rule says what to write: an author reads it beside the file and the line. */
const line = (most: number, write: string) =>
  z.string({ error: write }).trim().min(1, write).max(most, `write at most ${most} characters`);

const shaped = (shape: RegExp, write: string) => z.string({ error: write }).regex(shape, write);

const strict = <Shape extends z.ZodRawShape>(shape: Shape, write = 'write an object in braces') =>
  z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? write : undefined) });

/** A text in the languages of the site; English stands in for those that are missing. */
const words = (most: number, write: string) =>
  z
    .partialRecord(z.enum(OWN_LANGUAGES), line(most, write), {
      error: ({ code }) => (code === 'invalid_type' ? `${write}, by language, such as { "en": "…" }` : undefined),
    })
    .refine((texts) => texts.en !== undefined, `${write} in English (en)`);

const email = (write: string) => z.email({ error: write });
const choice = <Value extends string>(values: readonly Value[]) =>
  z.enum(values as [Value, ...Value[]], { error: `write ${values.join(' or ')}` });

/** The rules of the other files of a charity's folder are made of the same parts. */
export const fileRules = { line, shaped, strict, words, email, choice };

/** What both countries ask for. */
const ENTITY = {
  legalName: line(120, 'write the name under which it is registered'),
  phone: strict({
    number: shaped(/^[+0-9 ()-]{6,24}$/, 'write a phone number, such as (02) 5550 0100'),
    hours: words(80, 'write when somebody answers').optional(),
  }),
  address: z
    .array(line(80, 'write a line of the address'), { error: 'write the address as a list of lines' })
    .min(1, 'write the address as a list of lines')
    .max(6, 'write at most 6 lines')
    .optional(),
  greeting: words(60, 'write the greeting').optional(),
  acknowledgement: words(400, 'write the acknowledgement').optional(),
};

const AUSTRALIA = strict({
  ...ENTITY,
  abn: shaped(/^\d{2} \d{3} \d{3} \d{3}$/, 'write the ABN in groups, such as 12 345 678 901'),
  dgr: choice(['endorsed', 'none']).meta({
    description: 'endorsed: receipts say that gifts are tax deductible. none: nothing says so.',
  }),
  bank: strict({
    bsb: shaped(/^\d{3}-\d{3}$/, 'write the BSB, such as 123-456'),
    account: line(20, 'write the number of the account'),
  }).optional(),
  licences: z.partialRecord(z.enum(STATES), line(40, 'write the number of the licence')).optional(),
});

const NEW_ZEALAND = strict({
  ...ENTITY,
  charityNumber: shaped(/^CC\d{5}$/, 'write CC and five figures, such as CC12345'),
  irdNumber: shaped(/^\d{2,3}-\d{3}-\d{3}$/, 'write the IRD number with hyphens, such as 123-456-789'),
  donee: choice(['approved', 'none']).meta({
    description: 'approved: receipts say that a donation tax credit can be claimed. none: nothing says so.',
  }),
  signatory: strict({
    name: line(80, 'write who signs receipts'),
    role: line(120, 'write the role of who signs receipts'),
  }),
  bank: shaped(/^\d{2}-\d{4}-\d{7}-\d{2,3}$/, 'write the account, such as 12-3456-7890123-00').optional(),
});

/** `organisation.json`: the charity that a site belongs to (O1.02). */
export const organisationSchema = strict({
  $schema: z.string().optional(),
  name: line(60, 'write the name of the organisation').meta({
    description:
      'As visitors know it. Its logo is images/logo.svg or logo.png, its icon images/icon.svg or icon.png, the picture ' +
      'of links to its pages images/social.png or social.jpg; each is made from the name where the folder has none.',
  }),
  shortName: line(24, 'write a short name').optional(),
  description: words(200, 'write what the organisation does').optional().meta({
    description: 'For search engines: on each page that has no description of its own.',
  }),
  texts: strict({
    front: words(260, 'write the description of the front page').optional(),
    donate: words(260, 'write the description of the page for gifts').optional(),
    spending: words(300, 'write how much of a dollar goes where').optional(),
    bequest: words(900, 'write what a gift in a will has done').optional(),
  })
    .optional()
    .meta({ description: 'What single pages say of the charity. `{country}` stands for the country of the page.' }),
  demonstration: strict({
    note: words(80, 'write what the site is a demonstration of'),
    page: words(200, 'write what is made up on pages'),
    receipt: words(300, 'write what a receipt of the demonstration is worth'),
  })
    .optional()
    .meta({ description: 'For a site that is no charity’s: what stands beside its registration, and on its papers.' }),
  datesAsOf: z
    .string({ error: 'write a day, such as 2026-11-28' })
    .refine(isCalendarDay, 'write a day, such as 2026-11-28')
    .optional()
    .meta({
      description: 'For a demonstration: the day on which its dates were written. All move on, to be near today.',
    }),
  countries: strict({ AUS: AUSTRALIA.optional(), NZL: NEW_ZEALAND.optional() }, 'write the countries').refine(
    ({ AUS, NZL }) => AUS !== undefined || NZL !== undefined,
    'switch on AUS, NZL or both',
  ),
  languages: z
    .array(z.enum(OWN_LANGUAGES, { error: `write languages of this list: ${OWN_LANGUAGES.join(', ')}` }), {
      error: 'write a list of languages, such as ["en"]',
    })
    .refine((languages) => languages.includes('en'), 'write "en" too: English stands in for missing texts')
    .refine((languages) => new Set(languages).size === languages.length, 'write each language once')
    .optional()
    .meta({ description: 'The languages that are on; all of the house without a list. te reo Māori needs NZL.' }),
  consent: choice(['off', 'ask']).default('off').meta({
    description: 'ask: films of other companies and statistics load only after a visitor has accepted them.',
  }),
  contact: strict({
    email: email('write an email address for questions'),
    privacy: email('write an email address for questions about privacy').optional(),
  }).optional(),
  mail: strict({
    name: line(60, 'write the sender of mails').optional(),
    replyTo: email('write where replies go').optional(),
  }).optional(),
  social: z
    .array(
      strict({
        label: line(40, 'write the name of the network'),
        url: shaped(/^https:\/\/\S+$/, 'write an address that begins with https://'),
      }),
      { error: 'write a list' },
    )
    .max(12, 'write at most 12 links')
    .default([]),
});

export type OrganisationFacts = z.output<typeof organisationSchema>;
export type AustralianFacts = NonNullable<OrganisationFacts['countries']['AUS']>;
export type NewZealandFacts = NonNullable<OrganisationFacts['countries']['NZL']>;
