import * as z from 'zod/mini';
import { choiceList } from '#parts/listbox/listbox-choices.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'drop-down';

export const attributes = z.object({
  label: z._default(z.string(), 'Choose'),
  name: z._default(z.string(), ''),
  value: z._default(z.string(), ''),
  options: choiceList,
  disabled: z._default(z.boolean(), false),
});

export interface DropDownEvents {
  'selection-change': { value: string; label: string };
}

const topics =
  '[{"value":"","label":"All topics"},{"value":"shelter","label":"Shelter"},{"value":"water","label":"Water and health"},{"value":"learning","label":"Learning"}]';
const fallback =
  '<label>Topic <select name="topic"><option value="">All topics</option><option value="shelter">Shelter</option></select></label>';

export const documentation = {
  group: 'find',
  order: 5,
  placement: { within: 'paragraph', field: true },
  summary:
    'A button with a list of choices. It takes part in forms like a select, but only a picked choice counts: arrow keys and Tab change nothing.',
  whenToUse: [
    'For one choice out of five to fifteen, in a form or a filter.',
    'Where a choice must not be made by moving through the list.',
  ],
  whenNotToUse: [
    'For two to four choices: show them as radio buttons.',
    'For a filter of a listing: `news-filter`, `events-filter` and `blog-filter` bring it along.',
  ],
  accessibility: {
    keyboard: [
      'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes it, and nothing changes until a choice is taken.',
      'Home, End and Page Up and Page Down move to the ends and in steps.',
    ],
    screenReader: ['A combobox with a list: the label, the choice and the place in the list are announced.'],
    author: [
      'A `label` that says what is chosen.',
      'A `select` with the same name as content, for people without JavaScript.',
    ],
  },
  attributes: {
    label: 'What is chosen, shown above the button.',
    name: 'The name that its value is submitted under.',
    value:
      'The value it starts with, and goes back to when its form is reset; a value that no choice has is the first choice’s. The property is the value now.',
    options: 'The choices, as JSON: texts, or objects with `value` and `label`.',
    disabled: 'Takes it out of use and out of the form; a disabled fieldset around it does the same.',
  },
  events: {
    'selection-change': {
      description: 'After a choice was picked and is the form’s value; `detail` has its `value` and `label`.',
    },
  },
  examples: [
    {
      title: 'Topics in a form',
      html: `<form><drop-down label="Topic" name="topic" options='${topics}'>${fallback}</drop-down></form>`,
    },
    {
      title: 'With a choice made',
      html: `<drop-down label="Topic" name="topic" value="water" options='${topics}'></drop-down>`,
    },
    { title: 'Texts alone', html: `<drop-down label="State" options='["ACT","NSW","VIC"]'></drop-down>` },
    { title: 'Out of use', html: `<drop-down label="Topic" disabled options='${topics}'></drop-down>` },
  ],
} as const satisfies Documentation<typeof attributes>;
