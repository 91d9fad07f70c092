import type { SiteCountryCode } from '#website/country.ts';

/** The server's settings of a form that sends a guide, by its key: a request cannot choose recipient, text or link. */
export interface BequestSettings {
  formKey: string;
  siteCountryCode: SiteCountryCode;
  /** The guide's path on the site. */
  guidePath: string;
  /** The team that is notified of each request. */
  team: string;
  subject: string;
  pretext: string;
}

export const BEQUEST_FORMS: Readonly<Record<SiteCountryCode, BequestSettings>> = {
  AUS: {
    formKey: 'bequest-guide',
    siteCountryCode: 'AUS',
    guidePath: '/bequest/guide',
    team: 'bequests@haven.example',
    subject: 'Your guide to gifts in wills',
    pretext: 'Thank you for thinking of people who had to flee. Here is the guide you asked for.',
  },
  NZL: {
    formKey: 'bequest-guide-nz',
    siteCountryCode: 'NZL',
    guidePath: '/nz/bequest/guide',
    team: 'bequests-nz@haven.example',
    subject: 'Your guide to gifts in wills',
    pretext: 'Kia ora. Thank you for thinking of people who had to flee. Here is the guide you asked for.',
  },
};

/** The settings of the form that a request names. */
export function findBequestForm(formKey: string): BequestSettings | undefined {
  return Object.values(BEQUEST_FORMS).find((form) => form.formKey === formKey);
}
