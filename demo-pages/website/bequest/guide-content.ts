import { z } from 'zod';
import { isEmail } from '#website/email.ts';
import { BEQUEST_LIMITS } from '#website/forms/bequest.ts';
import { address, area, checked, country, line } from '../managed-content/content-fields.ts';

export const guideSchema = z.object({
  siteCountryCode: country('Choose the country of the guide.'),
  subject: line({
    label: 'Subject of the mail',
    most: BEQUEST_LIMITS.emailSubject,
    missing: 'Enter the subject of the mail with the guide.',
  }),
  pretext: area({
    label: 'First words of the mail',
    help: 'Before the button that opens the guide.',
    rows: 3,
    most: BEQUEST_LIMITS.emailPretext,
    missing: 'Enter the first words of the mail.',
  }),
  guidePath: address({
    label: 'The guide',
    help: 'A path of this site such as /bequest/guide, or an https address. The mail’s button opens it.',
  }),
  team: checked({
    label: 'Email of the team',
    help: 'It is told of each request, and answers to the mail go there.',
    isValid: isEmail,
    message: 'Enter the email address of the team.',
    inputmode: 'email',
  }),
});

export type GuideValues = z.output<typeof guideSchema>;

/** The key of a form in a page's markup. */
export const FORM_KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;
