import { SIM_AFTERPAY } from './sim-afterpay.ts';
import { SIM_PAYPAL } from './sim-paypal.ts';
import { SIM_ZIP } from './sim-zip.ts';
import type { SimulatedProvider } from './simulated-provider.ts';

/** Every simulated checkout, once. */
const PROVIDERS = [SIM_PAYPAL, SIM_ZIP, SIM_AFTERPAY] as const;

export type CheckoutKind = (typeof PROVIDERS)[number]['kind'];

/** They by kind. */
export const SIMULATED = Object.fromEntries(
  PROVIDERS.map((provider: SimulatedProvider) => [provider.kind, provider]),
) as Record<CheckoutKind, SimulatedProvider>;

/** The gateways whose payments are decided in a checkout of their own, with the kind of that checkout. */
export const CHECKOUT_KINDS = Object.fromEntries(
  PROVIDERS.map(({ gatewayType, kind }) => [gatewayType, kind]),
) as Readonly<Record<string, CheckoutKind>>;

/** The checkout of a gateway type; undefined where it has none. */
export const providerOf = (gatewayType: string): SimulatedProvider | undefined =>
  PROVIDERS.find((provider) => provider.gatewayType === gatewayType);

/** The kind in the path of a page. */
export const KIND = `:kind{${PROVIDERS.map(({ kind }) => kind).join('|')}}`;
