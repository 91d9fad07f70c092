import type { PlatformServices } from '../platform/index.ts';
import type { Payments } from './payments.ts';
import type { ProviderEventHandler } from './provider/provider-events-route.ts';
import type { Refunds } from './refunds/refunds.ts';

/** What rooms with payments have beside what every room has. */
export interface PaymentServices extends PlatformServices {
  payments: Payments;
  refunds: Refunds;
  /** Bring the site up to date with an event of the provider. */
  eventHandlers: readonly ProviderEventHandler[];
  /** The secret that signs the provider's webhooks (`whsec_…`); empty: no webhook is taken. */
  webhookSecret: string;
}
