import type { VendorPage } from './vendor-names.ts';

type Outcome = { data: { status: string; orderToken: string } };

const COUNTRIES = ['AU', 'NZ', 'US', 'CA', 'GB'];
const SIZE = 'width=420,height=715';

/** Simulates Afterpay's script: redirects to its simulated page, or opens it and listens for the outcome. */
export function startAfterpay({ origin }: VendorPage): void {
  let isReady = false;
  let popup: Window | null = null;
  let watch: ReturnType<typeof setInterval> | undefined;

  const addressOf = (token: string, flow: 'redirect' | 'popup') => {
    if (!isReady) throw new Error('Call AfterPay.initialize({countryCode}) first');
    if (typeof token !== 'string' || token === '') throw new Error('AfterPay needs the token of an order');
    return `${origin}/wallet/afterpay?${new URLSearchParams({ token, flow, sdk_origin: location.origin })}`;
  };
  const finish = (status: string, orderToken: string) => {
    clearInterval(watch);
    removeEventListener('message', hear);
    popup?.close();
    popup = null;
    api.onComplete?.({ data: { status, orderToken } });
  };
  let order = '';
  const hear = (event: MessageEvent) => {
    if (event.source !== popup || event.origin !== origin) return;
    const { source, status, orderToken } = Object(event.data) as Record<string, unknown>;
    if (source === 'haven-wallet' && orderToken === order) finish(String(status), order);
  };

  const api = {
    onComplete: undefined as ((event: Outcome) => void) | undefined,
    initialize({ countryCode }: { countryCode: string }): void {
      if (!COUNTRIES.includes(countryCode)) throw new Error(`Afterpay does not support the country ${countryCode}`);
      isReady = true;
    },
    redirect({ token }: { token: string }): void {
      location.assign(addressOf(token, 'redirect'));
    },
    /** Opens the window during the click, before there is a token. */
    open(): void {
      popup = window.open('about:blank', '_blank', SIZE);
    },
    /** Navigates the open window to the order. */
    transfer({ token }: { token: string }): void {
      const address = addressOf(token, 'popup');
      if (!popup) throw new Error('Call AfterPay.open() first; or the browser blocked its window');
      order = token;
      addEventListener('message', hear);
      popup.location.href = address;
      watch = setInterval(() => {
        if (popup?.closed) finish('CANCELLED', order);
      }, 500);
    },
    close(): void {
      finish('CANCELLED', order);
    },
  };
  Object.assign(window, { AfterPay: api, Afterpay: api });
}
