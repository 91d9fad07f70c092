import * as z from 'zod';
import { fileRules } from '../../../platform/index.ts';
import { id, SCHEMA_LINE } from './entry-rules.ts';

const { strict, words } = fileRules;

/** One of a list: other files name it by its id. */
const category = strict({
  id: id('write an id of letters, digits and hyphens, such as water').meta({
    description: 'Part of addresses, and of what is stored. It never changes.',
  }),
  name: words(60, 'write the name of the category'),
  retired: z
    .boolean({ error: 'write true or leave it out' })
    .optional()
    .meta({ description: 'true: nothing new has it. What has it already keeps it.' }),
});

const onceEach = (what: string) =>
  z
    .array(category, { error: `write the ${what} as a list` })
    .max(40, `write at most 40 ${what}`)
    .superRefine((all, { addIssue }) => {
      const seen = new Set<string>();
      for (const [index, { id: given }] of all.entries()) {
        const same = given.toLowerCase();
        if (seen.has(same))
          addIssue({ code: 'custom', path: [index, 'id'], message: `${given} is written twice: write another id` });
        seen.add(same);
      }
    });

/** `categories.json`: the lists by which the charity sorts what it has, in the order in which pages show them. */
export const categoriesSchema = strict({
  ...SCHEMA_LINE,
  gifts: onceEach('categories of gifts').default([]),
});

export type Categories = z.output<typeof categoriesSchema>;
