/**
 * Tests of the server that run on the embedded database, as the product does by default: the database's own, jobs and
 * locking, and the main journey of each feature. The others run on a PostgreSQL server, with the same tables and the
 * same statements, in half the time. What both engines must do alike is tested on both (`ENGINES`).
 */
const EMBEDDED = [
  'server/database/',
  'server/operations/jobs/',
  'sandbox/api/captures/captures',
  'sandbox/api/charges/charges',
  'sandbox/api/clock/',
  'sandbox/api/checkouts/checkout-reports',
  'sandbox/app/isolation',
  'sandbox/api/refunds/',
  'sandbox/api/customers/customers',
  'sandbox/api/three-ds/',
  'website/participation/address/search-addresses',
  'website/giving/appeals/match-gifts',
  'website/shop/cart/review-cart',
  'website/giving/donations/donation-routes',
  'website/shop/gifts/edit-gifts',
  'website/platform/page-cache/page-cache',
  'website/stories/listings/seed-listings',
  'website/platform/mail/',
  'website/content/managed-petitions',
  'website/my-giving/my-giving.',
  'website/shop/order-pages/order-journey',
  'website/participation/participation',
  'website/payments/refunds/donation-refunds',
  'website/giving/regular-giving/charge-plans',
  'website/giving/regular-giving/interrupted-months',
  'website/staff/accounts',
  'website/shop/stock/',
];

/** Whether this test file runs on the embedded database wherever it runs. */
export const isEmbeddedTest = (path: string): boolean =>
  EMBEDDED.some((part) => path.replaceAll('\\', '/').includes(`/demo-pages/${part}`));
