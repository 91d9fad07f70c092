import type { Hono } from 'hono';
import type { Database } from '../database/open-database.ts';
import type { WebsiteEnv } from './http/website-env.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { ParticipationOptions } from './participation/participation.ts';

/** What the website needs from outside; everything that touches the world can be replaced in a test. */
export interface WebsiteOptions {
  db: Database;
  /** Where visitors find the site. */
  siteOrigin: string;
  /** Every origin whose pages may post here; `siteOrigin` alone unless given. */
  siteOrigins?: readonly string[];
  providerOrigin: string;
  /** The merchant's credentials at the provider; the secret key never leaves the server. */
  publicKey: string;
  secretKey: string;
  gatewayId: string;
  /** The gateway of the PayPal wallet; without one the wallet is not offered. */
  walletGatewayId?: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Gets one object per request and per notable event. */
  log?: (entry: Record<string, unknown>) => void;
  /** The bot check of the forms: the site's own, or Google's. */
  forms?: ParticipationOptions;
  /** Sends the outbox; without one, mails are kept to look at. */
  mailTransport?: MailTransport | undefined;
  /** Opens the records of the back office; without one they do not exist. */
  backOfficePassword?: string | undefined;
  /** Proxies (addresses, CIDRs) whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[];
  /** Adds the routes of files (blocks, design). */
  files?: (app: Hono<WebsiteEnv>) => void;
}

/** The published credentials of the sandbox. */
export const SANDBOX_CREDENTIALS = {
  publicKey: 'pk_sandbox_haven',
  secretKey: 'sk_sandbox_haven',
  gatewayId: 'gateway_haven_cards',
  walletGatewayId: 'gateway_haven_paypal_wallet',
};
