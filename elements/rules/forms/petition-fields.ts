import type { SiteCountryCode } from '#rules/country.ts';

/** The 12 fields of the petition, in the order they are posted (W3.02). */
export const PETITION_FIELDS = [
  'nodeId',
  'location',
  'siteCountryCode',
  'counterTitle',
  'moduleType',
  'firstName',
  'lastName',
  'email',
  'postcode',
  'mobile',
  'subscribe',
  'recaptchaToken',
] as const;
/** The fields that a petition may show. */
export const PETITION_TYPED_FIELDS = ['firstName', 'lastName', 'email', 'postcode', 'mobile', 'location'] as const;
export type PetitionTypedField = (typeof PETITION_TYPED_FIELDS)[number];

/** A signature in the shape in which it is posted. */
export interface Petition
  extends Record<Exclude<(typeof PETITION_FIELDS)[number], 'siteCountryCode' | 'subscribe'>, string> {
  siteCountryCode: SiteCountryCode;
  /** True or false, never a text (W3.03). */
  subscribe: boolean;
}
