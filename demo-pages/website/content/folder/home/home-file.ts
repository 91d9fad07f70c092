import * as z from 'zod';
import { didYouMean } from '../../../../../elements/authoring/did-you-mean.ts';
import {
  fileRules,
  type Organisation,
  type OwnWords,
  organisationOf,
  ownWords,
  type Site,
} from '../../../platform/index.ts';
import { withValues } from '../pages/page-values.ts';

const { choice, line, shaped, strict, words } = fileRules;

/** What a front page may be made of; each stands in it at most once. */
const SECTIONS = [
  ...(['slides', 'outcomes', 'appeal', 'gifts', 'figures', 'voices', 'film', 'stories', 'how', 'share'] as const),
  'will',
] as const;

export type HomeSection = (typeof SECTIONS)[number];

/** Sections whose words are all the charity's: nothing stands in for them. */
const WRITTEN = ['slides', 'outcomes', 'figures', 'voices', 'film', 'stories', 'will'] as const;

const path = shaped(/^\/(?![/\\])[^\s\\]{0,199}$/, 'write a path of this site, such as /gifts');
const file = shaped(/^\/(?![/\\])[^\s\\]{1,199}$/, 'write the address of a file, such as /design/hero.svg');
const id = shaped(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write small letters, figures and hyphens, such as school-kit');
const countries = z
  .array(choice(['AUS', 'NZL']), { error: 'write a list, such as ["NZL"]' })
  .min(1, 'write a list, such as ["NZL"]')
  .optional()
  .meta({ description: 'The countries that show it; both without a list.' });
const listOf = <Item extends z.ZodType>(item: Item, most: number, write: string) =>
  z.array(item, { error: write }).min(1, write).max(most, `write at most ${most}`);

const title = words(100, 'write the title');
const lead = words(240, 'write a sentence or two');

const slide = strict({
  countries,
  eyebrow: words(60, 'write the words above the title'),
  eyebrowLang: choice(['mi', 'en']).optional().meta({ description: 'When the eyebrow is in another language.' }),
  title: words(120, 'write the title of the slide'),
  text: words(260, 'write what the slide says'),
  picture: file,
  link: strict({ page: path, label: words(40, 'write what the link says') }),
  seconds: z.number({ error: 'write a number of seconds' }).int('write whole seconds').min(3).max(60).default(7),
});

const film = {
  src: file,
  captions: file.meta({ description: 'WebVTT: what is said and heard.' }),
  poster: file,
};

/** `home.json`: the front page of a charity (O2.04). */
export const homeSchema = strict({
  $schema: z.string().optional(),
  title: words(70, 'write the title of the front page').optional(),
  emergency: z
    .array(
      strict({
        countries,
        id: id.meta({ description: 'Who has closed the banner of an id does not see it again.' }),
        appeal: id.optional().meta({ description: 'The appeal that it leads to; /donate without one.' }),
        lead: words(80, 'write what has happened'),
        text: words(160, 'write what is needed'),
      }),
      { error: 'write a list of banners' },
    )
    .default([])
    .meta({ description: 'A banner above the page; a country shows its first one.' }),
  sections: z
    .array(choice(SECTIONS), { error: 'write a list of sections, such as ["slides", "gifts"]' })
    .refine((names) => new Set(names).size === names.length, 'write each section once')
    .meta({ description: 'What the page is made of, in its order. What is left out is not shown.' }),
  slides: listOf(slide, 12, 'write a list of slides').optional(),
  outcomes: strict({
    title,
    lead: lead.optional(),
    gifts: listOf(id, 6, 'write a list of gifts, such as ["school-kit"]'),
  }).optional(),
  gifts: strict({ title: title.optional(), count: z.number().int().min(1).max(12).default(3) }).optional(),
  figures: strict({
    title,
    lead: lead.optional(),
    figures: listOf(
      strict({
        countries,
        value: z.number({ error: 'write a number' }).min(0, 'write a number'),
        text: words(80, 'write what the figure counts'),
      }),
      12,
      'write a list of figures',
    ),
  }).optional(),
  voices: strict({
    title,
    lead: lead.optional(),
    voices: listOf(
      strict({
        countries,
        words: words(400, 'write what the person says'),
        name: words(60, 'write the name of the person'),
        who: words(120, 'write who the person is'),
        film: strict({ ...film, title: words(80, 'write the title of the film') }).optional(),
      }),
      12,
      'write a list of voices',
    ),
  }).optional(),
  film: strict({ title, lead: lead.optional(), ...film }).optional(),
  stories: strict({
    title,
    lead: lead.optional(),
    stories: z
      .array(strict({ news: id, title: line(120, 'write the title'), picture: file }), {
        error: 'write a list of stories',
      })
      .max(8, 'write at most 8')
      .default([])
      .meta({ description: 'News in English that the page shows with their pictures.' }),
  }).optional(),
  how: strict({
    spending: strict({
      title,
      shares: listOf(
        strict({
          percent: z.number({ error: 'write a number' }).int('write whole per cent').min(1).max(100),
          text: words(80, 'write where this part goes'),
        }),
        3,
        'write a list of one to three shares',
      ).refine(
        (shares) => shares.reduce((sum, { percent }) => sum + percent, 0) === 100,
        'write shares that are 100 together',
      ),
    })
      .optional()
      .meta({ description: 'Where a dollar goes.' }),
  }).optional(),
  share: strict({ title: title.optional(), lead: lead.optional() }).optional(),
  will: strict({ text: words(160, 'write what a gift in a will does') })
    .optional()
    .meta({ description: 'A banner at the end, which leads to the page for gifts in wills.' }),
}).superRefine((home, { addIssue }) => {
  home.sections.forEach((name, index) => {
    const isWritten = WRITTEN.some((written) => written === name && home[written] === undefined);
    if (isWritten)
      addIssue({ code: 'custom', path: ['sections', index], message: `write "${name}" too, with what it shows` });
  });
});

/** The same where it is known what else the folder has: what a front page names is there. */
export const homeSchemaWith = (ids: Record<'gifts' | 'appeals', readonly string[]>) =>
  homeSchema.superRefine(({ outcomes, emergency }, { addIssue }) => {
    const check = (kind: 'gifts' | 'appeals', id: string | undefined, path: (string | number)[]) => {
      if (id === undefined || ids[kind].includes(id)) return;
      const meant = didYouMean(id, ids[kind]);
      const advice = meant ? `did you mean ${meant}?` : `known there: ${ids[kind].join(', ') || 'none'}`;
      addIssue({ code: 'custom', path, message: `the folder ${kind} has no ${id}; ${advice}` });
    };
    for (const [index, id] of (outcomes?.gifts ?? []).entries()) check('gifts', id, ['outcomes', 'gifts', index]);
    for (const [index, { appeal }] of emergency.entries()) check('appeals', appeal, ['emergency', index, 'appeal']);
  });

export type HomeContent = z.output<typeof homeSchema>;

/** The front page of a folder that has written none. */
export const PLAIN_HOME: HomeContent = homeSchema.parse({ sections: ['appeal', 'gifts', 'how', 'share'] });

let current = PLAIN_HOME;

/** Gives the site the front page of its charity. */
export function setHome(home: HomeContent): void {
  current = home;
}

/** The front page of the charity. */
export const homeContent = (): HomeContent => current;

/** What a country shows of a list. */
export const inCountry = <Item extends { countries?: readonly Site['code'][] | undefined }>(
  items: readonly Item[] | undefined,
  { code }: Site,
): Item[] => (items ?? []).filter(({ countries: codes }) => !codes || codes.includes(code));

/** Texts of the folder as a site shows them, with the facts of the organisation, such as `{country}`. */
export function wordsOn(site: Site): (words: OwnWords | undefined) => string {
  const organisation: Organisation = organisationOf(site);
  return (words) => withValues(ownWords(site, words), organisation);
}
