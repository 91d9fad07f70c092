import type { SiteCountryCode } from '#rules/country.ts';

/** The 5 fields of the footer subscriber, in the order they are posted (W3.01). */
export const SUBSCRIBER_FIELDS = ['firstName', 'lastName', 'email', 'recaptchaToken', 'siteCountryCode'] as const;
/** The fields that a visitor fills in, in the order of the page (W2.64). */
export const SUBSCRIBER_TYPED_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type SubscriberTypedField = (typeof SUBSCRIBER_TYPED_FIELDS)[number];

/** A subscriber in the shape in which it is posted. */
export interface Subscriber extends Record<SubscriberTypedField, string> {
  recaptchaToken: string;
  siteCountryCode: SiteCountryCode;
}
