/** News, events, blog, media and the privacy page. What other rooms may use. */

export { BLOG, NEWS } from './listings/articles/article-listings.tsx';
export { EVENTS } from './listings/events/event-listing.tsx';
export { feedPages } from './listings/feeds/feed-pages.ts';
export { listItems } from './listings/find-listed.ts';
export { type ListingDefinition, listingPath, type Published } from './listings/listing-definition.ts';
export { listingPages } from './listings/listing-routes.ts';
export { mediaItems } from './listings/listings-schema.ts';
export { mediaFeedRoute } from './listings/media/media-routes.ts';
export { listingsVersion, seedListings } from './listings/seed-listings.ts';
export { privacyPages } from './privacy/privacy-routes.tsx';
