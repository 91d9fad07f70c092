import type { PaypalApi } from './paypal-api.ts';

const byQuery = new Map<string, PaypalApi | undefined>();

/**
 * The interface of PayPal's script with this query, once it is loaded. Scripts with other queries replace the one
 * global, and none runs twice, so a page with two kinds of buttons could not render the first kind again.
 */
export function paypalOf(query: string): PaypalApi | undefined {
  const { paypal } = globalThis as { paypal?: PaypalApi };
  const isCached = [...byQuery.values()].includes(paypal);
  if (isCached && byQuery.has(query)) return byQuery.get(query);
  byQuery.set(query, paypal);
  return paypal;
}

/** The options that select the PayPal script of a page. */
export interface PaypalScriptOptions {
  readonly clientId: string;
  readonly currency: string;
  /** Two letters, any case. */
  readonly country?: string | undefined;
  readonly isLive: boolean;
  /** False only if the charge is authorised now and captured later. */
  readonly capture?: boolean | undefined;
  readonly payLater?: boolean | undefined;
  readonly standalone?: boolean | undefined;
  readonly hideMessage?: boolean | undefined;
}

/**
 * The query of PayPal's script address (S7.46): which buttons may appear, and what approval means. PayPal accepts a
 * buyer's country only in its sandbox, and rejects it elsewhere.
 */
export function paypalScriptQuery(options: PaypalScriptOptions): URLSearchParams {
  const { clientId, currency, country, isLive, capture, payLater, standalone, hideMessage } = options;
  const pairs = {
    'client-id': clientId,
    currency: currency.toUpperCase(),
    components: standalone ? 'buttons,funding-eligibility,messages' : hideMessage ? '' : 'buttons,messages',
    'enable-funding': standalone || payLater ? 'paylater' : '',
    'disable-funding': standalone ? '' : payLater ? 'card' : 'credit,card',
    intent: capture === false ? 'authorize' : 'capture', // S3.43
    'buyer-country': isLive ? '' : (country || (standalone ? 'AU' : '')).toUpperCase(),
  };
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value));
}
