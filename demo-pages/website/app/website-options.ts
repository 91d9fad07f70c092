import type { Hono } from 'hono';
import type { Database } from '../../server/database/open-database.ts';
import type { Bucket } from '../../server/storage/bucket.ts';
import type { FindRedirect } from '../content/index.ts';
import type { DeveloperServices } from '../developers/index.ts';
import type { MyGivingServices } from '../my-giving/index.ts';
import type { FormGuardOptions, MailTransport, RenderBlocks, WebsiteEnv } from '../platform/index.ts';
import type { StaffServices } from '../staff/index.ts';
import type { SiteScripts } from './page-integrity/protect-page.ts';

/** The external dependencies of the website; a test can replace each of them. */
export interface WebsiteOptions {
  db: Database;
  /** For long reads that may be some seconds old; `db` by default. */
  readDb?: Database | undefined;
  /** Where the bytes of pictures are; in the database without it. */
  bucket?: Bucket | undefined;
  /** The site's public origin. */
  siteOrigin: string;
  /** Every origin whose pages may post here; only `siteOrigin` by default. */
  siteOrigins?: readonly string[];
  /** The origin of the provider's API. */
  providerOrigin: string;
  /** The origin of the provider's pages, which are framed; the API's by default. */
  widgetOrigin?: string;
  /** The provider is a sandbox: pages say that no money moves, show test data, and use simulated wallets. */
  isSandbox?: boolean;
  /** The merchant's credentials at the provider; the secret key never leaves the server. */
  publicKey: string;
  secretKey: string;
  gatewayId: string;
  /** The gateway of the PayPal wallet; without one the wallet is not offered. */
  walletGatewayId?: string;
  /** The gateway of Apple Pay and Google Pay; without one neither is offered. */
  cardWalletGatewayId?: string;
  /** The gateway of bank debits; without one no bank account is offered. */
  bankGatewayId?: string;
  /** The secret that signs the provider's webhooks (`whsec_…`); without one no webhook is taken. */
  webhookSecret?: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Receives one object for each request and each notable event. */
  log?: (entry: Record<string, unknown>) => void;
  /** The bot check of the forms: the site's own, or Google's. */
  forms?: FormGuardOptions;
  /** Sends the outbox; without it, mails wait in the outbox, where staff see them. */
  mailTransport?: MailTransport | undefined;
  /** The address that is mailed when something needs a look soon, such as a script that a page's policy refused. */
  alertsTo?: string | undefined;
  /** Makes the first administrator of the staff area; without it and without accounts the area does not exist. */
  staffPassword?: string | undefined;
  /** Who may show the block preview in a frame, and the secret of signed addresses; nobody and none by default. */
  preview?: { readonly origins: readonly string[]; readonly secret: string | undefined };
  /** Proxies (addresses, CIDRs) whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[];
  /** The integrity values of the site's scripts, from the build; without them pages ask for none. */
  siteScripts?: SiteScripts | undefined;
  /** Renders the blocks of visitors' pages; without it they show the authors' content until the blocks' scripts run. */
  renderBlocks?: RenderBlocks;
  /** Where old addresses lead that are no page any more. */
  findRedirect?: FindRedirect;
  /** Adds the routes of files (blocks, design). */
  files?: (app: Hono<WebsiteEnv>) => void;
}

/** The published credentials of the sandbox beside the site. */
export const SANDBOX_CREDENTIALS = {
  publicKey: 'pk_sandbox_haven',
  secretKey: 'sk_sandbox_haven',
  gatewayId: 'gateway_haven_cards',
  walletGatewayId: 'gateway_haven_paypal_wallet',
  cardWalletGatewayId: 'gateway_haven_mastercard',
  bankGatewayId: 'gateway_haven_bank',
  isSandbox: true,
};

/** What all rooms together name. */
export interface WebsiteServices extends StaffServices, MyGivingServices, DeveloperServices {}
