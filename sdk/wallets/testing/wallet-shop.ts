/**
 * A merchant's page with canned responses of the provider, for the browser tests of wallet buttons. Never part of a
 * build.
 */
import { fixture, html } from '#testing/browser.ts';
import { base64url, jwt } from '../../client/testing/client-fakes.ts';
import { waitUntil } from '../../testing/wait.ts';
import { answerCalls, HERE, type SentCall } from '../../widget/testing/form-frame.ts';
import { setVendorScripts, type VendorScripts } from '../core/vendor-scripts.ts';
import { WALLET_EVENT } from '../core/wallet-event.ts';
import type { AnyWalletEventName } from '../core/wallet-listener.ts';
import type { WalletMeta } from '../core/wallet-meta.ts';
import { WalletButtons } from '../wallet-buttons.ts';

export const CALLBACK = '/v1/charges/wallet/callback';
export const CAPTURE = '/v1/charges/wallet/capture';

/** The merchant's names at Apple and Google. */
export const MERCHANTS = { apple: { merchant: 'm.a' }, google: { merchant: 'm.g' } };

let loads = 0;
/** The address, unique for each test, of a script that does nothing: each test sets the vendor's interface itself. */
export const emptyScript = () => `${location.origin}/sdk/wallets/testing/vendor-script.js?test=${++loads}`;
/** An address without a resource. */
export const missingScript = () => `${location.origin}/sdk/wallets/missing-${++loads}.js`;

/** Runs when the next script has loaded, before other listeners. */
export const onScript = (act: () => void) => document.addEventListener('load', act, { capture: true, once: true });

/** The scripts of a vendor that are in the page. */
export const scriptsIn = (src: string) =>
  [...document.querySelectorAll('script')].filter((script) => script.src === src);

/** A charge token in the provider's format. */
export const chargeToken = (
  type: string,
  charge: object = {},
  credentials: object = { ...MERCHANTS, client_auth: 'pk_1' },
) =>
  jwt({
    meta: base64url({
      meta: {
        gateway: { type, mode: 'test', credentials },
        charge: { id: 'c1', amount: 10.5, currency: 'AUD', reference: 'ref1', capture: true, ...charge },
      },
    }),
  });

/** The provider's responses. */
export const ok = (data: unknown) => Response.json({ resource: { data } });
export const refusal = (code: string, message = 'm') => Response.json({ error: { message, code } }, { status: 400 });
export const captured = (status = 'complete') => ok({ id: 'c1', amount: 10.5, currency: 'AUD', status });

/** Options that a test overrides. */
export interface ShopOptions {
  readonly type?: string;
  readonly meta?: WalletMeta;
  readonly charge?: object;
  readonly credentials?: object;
  readonly scripts?: VendorScripts;
  readonly answers?: Record<string, (call: SentCall) => Response | Promise<Response>>;
  /** Events without a handler of the merchant. */
  readonly deaf?: readonly string[];
}

/**
 * A merchant's page with wallet buttons, not loaded yet; `events` holds all events that the merchant receives, in
 * order.
 */
export async function shop(options: ShopOptions = {}) {
  const { type = 'mastercard', meta, charge, credentials, deaf = ['update'] } = options;
  const answers: Record<string, (call: SentCall) => Response | Promise<Response>> = {
    [CALLBACK]: () => ok({ id: 'o1' }),
    [CAPTURE]: () => captured(),
    ...options.answers,
  };
  const provider = answerCalls((call) => answers[call.path]?.(call) ?? ok({}));
  const container = await fixture<HTMLElement>(html`<div></div>`);
  setVendorScripts({ apple: emptyScript(), google: emptyScript(), stripe: emptyScript(), ...options.scripts });
  const buttons = new WalletButtons(container, chargeToken(type, charge, credentials), {
    country: 'AU',
    amount_label: 'Total',
    merchant_name: 'Shop',
    ...meta,
  });
  buttons.setEnv(HERE);
  const events: [name: string, data: unknown][] = [];
  for (const name of Object.values(WALLET_EVENT)) {
    if (!deaf.includes(name)) buttons.on(name, ({ data }) => void events.push([name, data]));
  }
  const names = () => events.map(([name]) => name);
  return {
    ...provider,
    container,
    buttons,
    events,
    names,
    answers,
    /** The data of each occurrence of an event. */
    dataOf: (name: string) => events.filter(([reported]) => reported === name).map(([, data]) => data),
    /** The reason in the first occurrence of the event. */
    reason: () => (events[0]?.[1] as { reason?: string } | undefined)?.reason,
    until: (name: AnyWalletEventName) =>
      waitUntil(() => names().includes(name), `no ${name} in ${JSON.stringify(events)}`),
    /** The bodies that were sent to a path. */
    bodies: (path: string) => provider.calls.filter((call) => call.path === path).map(({ body }) => body),
    close() {
      buttons.destroy();
      provider.restore();
      setVendorScripts({});
    },
  };
}

export type Shop = Awaited<ReturnType<typeof shop>>;
