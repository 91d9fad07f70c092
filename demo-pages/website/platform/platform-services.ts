import type { Database } from '../../server/database/open-database.ts';
import type { Bucket } from '../../server/storage/bucket.ts';
import type { FormGuards } from './forms/form-guards.ts';
import type { Language } from './site/languages/house-languages.ts';
import type { Site, StaffWords } from './site/sites.ts';

/** What every room may name: the site's settings, and what all its pages show. `app` puts it together. */
export interface PlatformServices {
  db: Database;
  /** For long reads that may be some seconds old. */
  readDb: Database;
  /** Where the bytes of pictures are; in the database without it. */
  bucket: Bucket | undefined;
  /** The site's public origin. */
  siteOrigin: string;
  /** Every origin whose pages may post here. */
  siteOrigins: readonly string[];
  /** The origin of the provider's API. */
  providerOrigin: string;
  /** The origin of the provider's pages, which are framed. */
  widgetOrigin: string;
  /** The provider is a sandbox: pages say that no money moves. */
  isSandbox: boolean;
  /** The merchant's credentials at the provider; the secret key never leaves the server. */
  publicKey: string;
  secretKey: string;
  gatewayId: string;
  /** The gateway of the PayPal wallet; empty without one. */
  walletGatewayId: string;
  /** The gateway of Apple Pay and Google Pay; empty without one. */
  cardWalletGatewayId: string;
  /** The gateway of bank debits; empty without one. */
  bankGatewayId: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Receives one object for each request and each notable event. */
  log: (entry: Record<string, unknown>) => void;
  /** Who is mailed about what needs a look soon; nobody without an address. */
  alertsTo: string | undefined;
  forms: FormGuards;
  /** How many gifts are in the cart of a session: the header of every page says it. */
  countCartItems(db: Database, sessionId: string | undefined, site: Site): Promise<number>;
  /** What staff wrote in English, in a language. */
  staffWords(db: Database, language: Language): Promise<StaffWords>;
}
