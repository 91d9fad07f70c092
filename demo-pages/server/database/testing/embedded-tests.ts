/**
 * Tests of the server that run on the embedded database, as the product does by default: the database's own, jobs and
 * locking, and the main journey of each feature. The others run on a PostgreSQL server, with the same tables and the same
 * statements, in half the time. What both engines must do alike is tested on both (`ENGINES`).
 */
const EMBEDDED = [
  'database/',
  'operations/jobs/',
  'sandbox/captures/captures',
  'sandbox/charges/charges',
  'sandbox/clock/',
  'sandbox/instructions/checkout-reports',
  'sandbox/isolation',
  'sandbox/refunds/',
  'sandbox/sources/customers',
  'sandbox/three-ds/',
  'website/address/search-addresses',
  'website/appeals/match-gifts',
  'website/cart/review-cart',
  'website/donations/donation-routes',
  'website/gifts/edit-gifts',
  'website/kept-pages/kept-pages',
  'website/listings/seed-listings',
  'website/mail/',
  'website/managed-content/managed-petitions',
  'website/my-giving/my-giving.',
  'website/order-pages/order-journey',
  'website/participation/participation',
  'website/refunds/donation-refunds',
  'website/regular-giving/charge-plans',
  'website/regular-giving/interrupted-months',
  'website/staff/accounts',
  'website/stock/',
];

/** Whether this test file runs on the embedded database wherever it runs. */
export const isEmbeddedTest = (path: string): boolean =>
  EMBEDDED.some((part) => path.replaceAll('\\', '/').includes(`/demo-pages/${part}`));
