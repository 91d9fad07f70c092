import type * as z from 'zod';
import { fileRules } from '../../../platform/index.ts';
import { country, day, dollars, paragraphs, picture, SCHEMA_LINE, textsByLanguage, whole } from './entry-rules.ts';

const { line, strict } = fileRules;

export const APPEAL_ID = {
  shape: /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  write: 'name the file with lower-case letters, digits and hyphens: winter-2027.json',
};

/** `appeals/<slug>.json`: a cause that people give to. The name of the file is part of its page's address. */
export const appealFileSchema = strict({
  ...SCHEMA_LINE,
  country: country('appeal'),
  goal: dollars('write the goal in dollars, such as 80000'),
  from: day('write the first day, such as 2027-06-01'),
  until: day('write the last day, such as 2027-08-31, or leave it out').optional(),
  match: strict(
    {
      percent: whole(1, 1_000, 'write what the partner adds in per cent: 100 doubles each gift'),
      most: dollars('write the most that the partner adds in dollars, such as 40000'),
    },
    'write what a partner adds: percent and most',
  ).optional(),
  picture: picture(),
  texts: textsByLanguage({
    name: line(100, 'write the name of the appeal'),
    summary: line(300, 'write what the appeal is for, in a sentence or two'),
    story: paragraphs(4_000, 'write the story of the appeal'),
    partner: line(100, 'write who adds to each gift').optional(),
    alt: line(200, 'write what the picture shows').optional(),
  }),
}).superRefine(({ from, until, match, texts }, { addIssue }) => {
  const fault = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
  if (until !== undefined && until < from) fault(['until'], 'write a last day that is on or after the first');
  if (match && texts.en.partner === undefined) fault(['texts', 'en', 'partner'], 'write who adds to each gift');
});

export type AppealFile = z.output<typeof appealFileSchema>;
