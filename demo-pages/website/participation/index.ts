/** Petition, newsletter, gifts in wills and details of supporters. What other rooms may use. */

export { addressRoutes } from './address/address-routes.ts';
export { localities } from './address/address-schema.ts';
export { AUSTRALIAN_LOCALITIES_VERSION, readAustralianLocalities } from './address/data/australian-localities.ts';
export { NEW_ZEALAND_LOCALITIES_VERSION, readNewZealandLocalities } from './address/data/new-zealand-localities.ts';
export type { Locality } from './address/locality.ts';
export { bequestRequests } from './bequest/bequest-schema.ts';
export { GUIDE_KIND } from './bequest/guide-kind.tsx';
export { seedGuides, seedPetitions } from './entries-of-folder.ts';
export { maskedAddress } from './newsletter/leave-newsletter.ts';
export { subscribers } from './newsletter/newsletter-schema.ts';
export { type StoredSubscriber, unsubscribe } from './newsletter/subscribe-people.ts';
export { isSignedUnsubscribe } from './newsletter/unsubscribe-links.ts';
export { createParticipation } from './participation.ts';
export {
  bequestPersonalData,
  newsletterPersonalData,
  petitionPersonalData,
  updatePersonalData,
} from './participation-personal-data.ts';
export { participationPages, participationRoutes } from './participation-routes.ts';
export type { ParticipationServices } from './participation-services.ts';
export { PETITION_KIND } from './petition/petition-kind.ts';
export { petitionSignatures } from './petition/petition-schema.ts';
export { donorUpdates } from './update-details/update-details-schema.ts';
