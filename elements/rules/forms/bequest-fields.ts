import type { SiteCountryCode } from '#rules/country.ts';

/** The 7 fields of the bequest guide request, in the order they are posted (W3.05). */
export const BEQUEST_FIELDS = [
  'formKey',
  'bequestGuideLinkUrl',
  'subscriberEmail',
  'recipientEmail',
  'emailSubject',
  'emailPretext',
  'siteCountryCode',
] as const;
export type BequestField = (typeof BEQUEST_FIELDS)[number];

/** The visitor's address (`subscriberEmail`), and the page's settings for the mail (W3.06: all other texts). */
export interface BequestGuideRequest extends Record<Exclude<BequestField, 'siteCountryCode'>, string> {
  siteCountryCode: SiteCountryCode;
}
