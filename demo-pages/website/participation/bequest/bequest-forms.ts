import { z } from 'zod';
import type { SiteCountryCode } from '#rules/country.ts';
import { isEmail } from '#rules/email.ts';
import { BEQUEST_LIMITS } from '#rules/forms/bequest.ts';
import type { Database } from '../../../server/database/open-database.ts';
import {
  address,
  area,
  checked,
  countryChoice,
  currentCharity,
  findLive,
  line,
  mainOf,
  optionalPicture,
  type PlacedPicture,
  placePicture,
  type TranslatedTexts,
  type WithTranslations,
} from '../../content/index.ts';
import { type Site, siteOf, to } from '../../platform/index.ts';

/** The server's settings of a form that sends a guide, by its key: a request cannot choose recipient, text or link. */
export interface BequestSettings {
  formKey: string;
  siteCountryCode: SiteCountryCode;
  /** The guide's path on the site, or its whole address. */
  guidePath: string;
  /** The team that is notified of each request. */
  team: string;
  subject: string;
  pretext: string;
  /** The picture of the page that staff have chosen, or nothing. */
  image?: string;
  translations?: TranslatedTexts;
}

/** The form on a country's page `/bequest`, by the charity's folder. */
export const pageGuide = (country: SiteCountryCode): string | undefined =>
  mainOf(currentCharity().entries.guides, country)?.id;

/** The settings of the form that a request names, where staff have published them. */
export async function findBequestForm(db: Database, formKey = ''): Promise<BequestSettings | undefined> {
  const values = FORM_KEY.test(formKey)
    ? await findLive<WithTranslations<GuideValues>>(db, 'guide', formKey)
    : undefined;
  return values && { formKey, ...values };
}

/** The picture of a form’s page that staff have chosen. */
export const guidePicture = async (
  db: Database,
  form: BequestSettings | undefined,
): Promise<PlacedPicture | undefined> => (form?.image ? placePicture(db, form.image, '16:9') : undefined);

/** An address without the country's prefix, which a page in another language replaces by its own. */
export function withoutPrefix(address: string, { code }: Site): string {
  const { prefix } = siteOf(code);
  return prefix !== '' && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}

/** Where a guide is for the readers of a site: a path, or a whole address. */
export function guideAddress({ guidePath }: Pick<BequestSettings, 'guidePath'>, site: Site): string {
  const own = withoutPrefix(guidePath, site);
  return own.startsWith('/') ? to(site, own) : own;
}

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
  image: optionalPicture(),
  team: checked({
    label: 'Team email',
    help: 'Requests are sent here, and so are replies to the email.',
    isValid: isEmail,
    message: 'Enter the team’s email address.',
    inputmode: 'email',
  }),
});

type GuideValues = z.output<typeof guideSchema>;

/** The key of a form in a page's markup. */
export const FORM_KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;
