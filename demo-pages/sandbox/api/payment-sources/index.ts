/** /v1/payment_sources and /v1/vault: saved cards, accounts and PayPal. What other rooms may use. */

export { cardEnd } from './card-end.ts';
export {
  listSources,
  lockChargedSource,
  removeSource,
  setDefaultSource,
  sourcesOfCustomers,
} from './customer-sources.ts';
export { presentOwnedSource, revokeMandate } from './mandates.ts';
export type { StoredSource } from './page-token-store.ts';
export { gatewayRequest, paypalVaultPages, paypalVaultRoutes, setupRequest } from './paypal-vault-routes.ts';
export { saveConsentedCard, saveSource, sourceRequest } from './save-source.ts';
export { savedSourcePages } from './saved-source-pages.ts';
export { displayTokenRequest, queryTokenRequest, savedSourceRoutes } from './saved-source-routes.ts';
export { seedPageTokens, seedSavedSources } from './seed-saved-sources.ts';
export { announceExpiry, replaceCard } from './source-changes.ts';
export {
  type CustomerWithSources,
  customerResponse,
  newSourceResponse,
  ownedSourceResponse,
  presentSource,
  sourceListResponse,
  sourceStatus,
} from './source-response.ts';
export { savedSources, services } from './vault-schema.ts';
