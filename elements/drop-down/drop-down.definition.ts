import * as z from 'zod/mini';
import { choiceList } from '#parts/listbox/listbox-choices.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { fieldAttributes } from '#runtime/field/field-attributes.ts';
import DROP_DOWN_TEXTS from '#texts/elements/drop-down';

export const tag = 'drop-down';

export const attributes = z.object({
  label: z._default(z.string(), DROP_DOWN_TEXTS.texts.label),
  value: z._default(z.string(), ''),
  options: choiceList,
  ...fieldAttributes,
});

export interface DropDownEvents {
  'selection-change': { value: string; label: string };
}

const topics =
  '[{"value":"","label":"All topics"},{"value":"shelter","label":"Shelter"},{"value":"water","label":"Water and ' +
  'health"},{"value":"learning","label":"Learning"}]';
const fallback =
  '<label>Topic <select name="topic"><option value="">All topics</option><option ' +
  'value="shelter">Shelter</option></select></label>';

export const documentation = {
  group: 'find',
  order: 5,
  placement: { within: 'paragraph', field: true },
  summary:
    'A button with a list of choices. It is submitted with a form like a select, but only a picked choice ' +
    'changes its value: arrow keys and Tab do not.',
  whenToUse: [
    'For one choice out of five to fifteen, in a form or a filter.',
    'Where moving through the list must not change the value.',
  ],
  whenNotToUse: [
    'For two to four choices: show them as radio buttons.',
    'For a filter of a listing: `news-filter`, `events-filter` and `blog-filter` include it.',
  ],
  accessibility: {
    keyboard: [
      'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes ' +
        'it, and the value changes only when a choice is picked.',
      'Home and End move to the first and the last choice, Page Up and Page Down move in steps.',
    ],
    screenReader: ['A combobox with a list: the label, the choice and its position in the list are announced.'],
    author: [
      'A `label` that says what to choose.',
      'A `select` with the same name as content, for people without JavaScript.',
    ],
  },
  attributes: {
    label: 'The label above the button.',
    name: 'Its form name.',
    value:
      'The first value, also after a reset of the form. A value without a choice counts as that of the first ' +
      'choice. The property is the current value.',
    options: 'The choices, as JSON: texts, or objects with `value` and `label`.',
    required:
      'The form is not sent while the chosen value is empty, as of a first choice such as `{"value": "", ' +
      '"label": "Choose"}`.',
    disabled: 'Disables it and excludes it from the form; a disabled fieldset around it does the same.',
  },
  events: {
    'selection-change': {
      description: 'After a choice was picked and became the form’s value; `detail` has its `value` and `label`.',
    },
  },
  examples: [
    {
      title: 'Topics in a form',
      html: `<form><drop-down label="Topic" name="topic" options='${topics}'>${fallback}</drop-down></form>`,
    },
    {
      title: 'With an initial choice',
      html: `<drop-down label="Topic" name="topic" value="water" options='${topics}'></drop-down>`,
    },
    { title: 'Only texts', html: `<drop-down label="State" options='["ACT","NSW","VIC"]'></drop-down>` },
    {
      title: 'Required',
      html:
        `<form><drop-down label="Topic" name="topic" required options='[{"value":"","label":"Choose a ` +
        `topic"},{"value":"water","label":"Water"}]'></drop-down> <button class="haven-button ` +
        'haven-button--secondary">Send</button></form>',
    },
    { title: 'Disabled', html: `<drop-down label="Topic" disabled options='${topics}'></drop-down>` },
  ],
} as const satisfies Documentation<typeof attributes>;
