import { z } from 'zod';
import type { PetitionField } from '#rules/forms/petition.ts';
import {
  address,
  choice,
  countryChoice,
  line,
  optionalDay,
  optionalPicture,
  type WithTranslations,
  whole,
} from '../../content/index.ts';
import { addCalendarDays, instantOf } from '../../platform/index.ts';
import type { PetitionSettings } from './petitions.ts';

/** What a field of the form asks of the visitor. */
const NOT_ASKED = { value: 'not-asked', label: 'Not asked' } as const;
const OPTIONAL = { value: 'optional', label: 'Optional' } as const;
const REQUIRED = { value: 'required', label: 'Required' } as const;
const fieldChoice = (label: string) =>
  choice({ label, options: [NOT_ASKED, OPTIONAL, REQUIRED], missing: 'Choose whether the form asks for this.' });

export const petitionSchema = z.object({
  siteCountryCode: countryChoice('Choose the country of the petition.'),
  title: line({
    label: 'Title',
    help: 'What the petition asks for, in a few words. The thank-you email names it.',
    most: 100,
    missing: 'Enter the title of the petition.',
  }),
  counterTitle: line({
    label: 'Text after the number',
    help: 'Such as “people have signed”.',
    most: 60,
    missing: 'Enter the text after the number.',
  }),
  goal: whole({
    label: 'Goal',
    help: 'How many signatures you’re aiming for.',
    least: 1,
    most: 100_000_000,
    message: 'Enter the goal as a whole number, such as 20,000.',
  }),
  onPaper: whole({
    label: 'Paper signatures',
    help: 'Signatures collected at events. They’re added to the number.',
    least: 0,
    most: 100_000_000,
    empty: 0,
    message: 'Enter the paper signatures as a whole number.',
  }),
  postcode: fieldChoice('Postcode'),
  mobile: fieldChoice('Mobile number'),
  // An address is valid when it is empty, whatever the form says (W5.30).
  location: choice({
    label: 'Town or suburb',
    options: [NOT_ASKED, OPTIONAL],
    missing: 'Choose whether the form asks for this.',
  }),
  page: address({
    label: 'Page',
    help:
      'Where the petition is: a path of this site such as /petition, or an https address. The thank-you ' +
      'email links to it. If empty, the petition’s own page is used.',
    isOptional: true,
  }),
  image: optionalPicture(),
  until: optionalDay({
    label: 'Last day',
    help: 'People can sign until the end of this day. Leave empty for no end date.',
    message: 'Enter the last day of the petition, or leave it empty.',
  }),
});

export type PetitionValues = z.output<typeof petitionSchema>;

/** The key of a petition in a page's markup. */
export const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** What the site needs of a petition. */
export function petitionSettings(nodeId: string, values: WithTranslations<PetitionValues>): PetitionSettings {
  const { siteCountryCode, title, counterTitle, goal, onPaper, image, until, page, translations } = values;
  return {
    ...{ nodeId, siteCountryCode, title, counterTitle, goal, onPaper },
    image: image || undefined,
    page: page || undefined,
    until: until === null ? undefined : instantOf(siteCountryCode, addCalendarDays(until, 1), '00:00'),
    fields: fieldsOf(values),
    ...(translations && { translations }),
  };
}

function fieldsOf({ postcode, mobile, location }: PetitionValues): PetitionField[] {
  const others: (PetitionField & { choice: string })[] = [
    { name: 'postcode', type: 'Numbers Only', required: postcode === 'required', choice: postcode },
    { name: 'mobile', type: 'Phone', required: mobile === 'required', choice: mobile },
    { name: 'location', type: 'Address', required: false, choice: location },
  ];
  return [
    { name: 'firstName', type: 'Text Only', required: true },
    { name: 'lastName', type: 'Text Only', required: true },
    { name: 'email', type: 'Email', required: true },
    ...others.flatMap(({ choice, ...field }) => (choice === 'not-asked' ? [] : [field])),
  ];
}
