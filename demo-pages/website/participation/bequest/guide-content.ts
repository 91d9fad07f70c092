import { z } from 'zod';
import { isEmail } from '#rules/email.ts';
import { BEQUEST_LIMITS } from '#rules/forms/bequest.ts';
import { address, area, checked, countryChoice, line } from '../../content/index.ts';

export const guideSchema = z.object({
  siteCountryCode: countryChoice('Choose the country of the guide.'),
  subject: line({
    label: 'Email subject',
    most: BEQUEST_LIMITS.emailSubject,
    missing: 'Enter the subject of the email.',
  }),
  pretext: area({
    label: 'Opening text of the email',
    help: 'Shown above the button that opens the guide.',
    rows: 3,
    most: BEQUEST_LIMITS.emailPretext,
    missing: 'Enter the opening text of the email.',
  }),
  guidePath: address({
    label: 'Guide',
    help: 'A path of this site such as /bequest/guide, or an https address. The button in the email opens it.',
  }),
  team: checked({
    label: 'Team email',
    help: 'Requests are sent here, and so are replies to the email.',
    isValid: isEmail,
    message: 'Enter the team’s email address.',
    inputmode: 'email',
  }),
});

export type GuideValues = z.output<typeof guideSchema>;

/** The key of a form in a page's markup. */
export const FORM_KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;
