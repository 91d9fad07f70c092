/** A wallet in a page with canned provider responses, for the browser tests of PayPal, Flypay and Afterpay. */
import { fixture, html } from '#testing/browser.ts';
import { base64url, jwt } from '../../../client/testing/client-fakes.ts';
import { answerCalls, HERE, type SentCall } from '../../../widget/testing/form-frame.ts';
import { type UnavailableData, WALLET_EVENT } from '../../core/wallet-event.ts';
import type { WalletMeta } from '../../core/wallet-meta.ts';
import { WalletButtons } from '../../wallet-buttons.ts';

export const CALLBACK = '/v1/charges/wallet/callback';
export const CAPTURE = '/v1/charges/wallet/capture';
/** A script without content that replaces a vendor's. */
export const NO_SCRIPT = `${location.origin}/sdk/wallets/testing/vendor-script.js`;

/** A charge token in the provider's format. */
export const chargeToken = (type: string, charge: object = {}, credentials: object = { client_auth: 'x' }) =>
  jwt({
    meta: base64url({
      meta: {
        gateway: { type, mode: 'test' },
        charge: { id: 'c1', amount: 10.5, currency: 'AUD', reference: 'ref1', ...charge },
        credentials,
      },
    }),
  });

/** The provider's responses. */
export const ok = (value: unknown) => Response.json({ resource: { data: value } });
export const refusal = (code: string, message = 'm') => Response.json({ error: { message, code } }, { status: 400 });

/** Options that a test overrides. */
export interface RenderOptions {
  readonly meta?: WalletMeta;
  readonly charge?: object;
  readonly credentials?: object;
  readonly isLive?: boolean;
  /** False for a page that forgot `setEnv`. */
  readonly hasEnvironment?: boolean;
  /** The merchant's click handler. */
  readonly onClick?: () => boolean | Promise<boolean>;
  readonly answer?: (call: SentCall) => Response | Promise<Response>;
  /** True if the merchant listens to `update`. */
  readonly hasUpdates?: boolean;
  /** Receives the container as soon as something was added to it. */
  readonly onRender?: (container: HTMLElement) => void;
}

/** Loads the wallet of a gateway type; `events` holds all events that the merchant receives, in order. */
export async function render(type: string, options: RenderOptions = {}) {
  const { charge, credentials, onClick, isLive, onRender, answer = () => ok({ id: 'o1' }) } = options;
  const provider = answerCalls(answer);
  const container = await fixture<HTMLElement>(html`<div></div>`);
  const token = chargeToken(type, charge, credentials);
  const buttons = new WalletButtons(container, token, {
    ...options.meta,
    ...(isLive && { gateway_mode: 'live' }),
  });
  if (options.hasEnvironment !== false) buttons.setEnv(HERE);
  const events: [name: string, data: unknown][] = [];
  for (const name of Object.values(WALLET_EVENT)) {
    if (name === 'update' && !options.hasUpdates) continue;
    buttons.on(name, ({ data }) => void events.push([name, data]));
  }
  if (onClick) buttons.onClick(onClick);
  let refused: UnavailableData | undefined;
  const asked = buttons.on('unavailable').then(({ data }) => {
    refused = data;
  });
  const outcome = Promise.race([buttons.on('loaded'), asked]);
  const watch = new MutationObserver(() => container.querySelector('iframe') && onRender?.(container));
  watch.observe(container, { childList: true, subtree: true });
  buttons.load();
  await outcome;
  watch.disconnect();
  const end = () => {
    buttons.destroy();
    provider.restore();
  };
  return {
    container,
    events,
    names: () => events.map(([name]) => name),
    buttons,
    refused,
    calls: provider.calls,
    token,
    end,
  };
}

/** The first element that matches, in the container or in a shadow root inside it. */
export function deep<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found | undefined {
  const found = root.querySelector<Found>(selector);
  if (found) return found;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && deep<Found>(shadowRoot, selector);
    if (inside) return inside;
  }
  return undefined;
}
