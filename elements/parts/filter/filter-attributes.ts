import * as z from 'zod/mini';
import { choiceList } from '#parts/listbox/listbox-choices.ts';
import { fieldAttributes } from '#runtime/field/field-attributes.ts';
import FILTER_TEXTS from '#texts/elements/filter';

const text = z._default(z.string(), '');

/** The attributes of all listing filters. */
export const filterShape = {
  label: z._default(z.string(), FILTER_TEXTS.texts.label),
  keywords: text,
  results: text,
  value: text,
  ...fieldAttributes,
};

/** The attributes of one drop-down of a filter: its choices, and the current one. */
export const filterChoice = <Many extends string, One extends string>(many: Many, one: One) =>
  ({ [many]: choiceList, [one]: text }) as Record<Many, typeof choiceList> & Record<One, typeof text>;
