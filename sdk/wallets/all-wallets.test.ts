import { expect } from '#testing/browser.ts';
import { waitUntil } from '../testing/wait.ts';
import type { WalletMeta } from './core/wallet-meta.ts';
import { standInForApple } from './testing/wallet-apple.ts';
import { standInForGoogle } from './testing/wallet-google.ts';
import { emptyScript, shop } from './testing/wallet-shop.ts';
import { standInForStripe } from './testing/wallet-stripe.ts';

/** The options that PayPal's script received. */
let rendered: { style?: { height?: number }; fundingSource?: string }[];

function standInForPaypal() {
  rendered = [];
  const render = async (place: HTMLElement) => {
    const button = place.appendChild(document.createElement('button'));
    const { style, fundingSource } = rendered.at(-1) ?? {};
    button.style.height = `${style?.height}px`;
    button.textContent = fundingSource ?? 'paypal';
  };
  const Buttons = (options: (typeof rendered)[number]) => {
    rendered.push(options);
    return { isEligible: () => true, render };
  };
  const FUNDING = { PAYPAL: 'paypal', PAYLATER: 'paylater' };
  Object.assign(window, { paypal: { Buttons, FUNDING } });
}

/** Every wallet: its gateway and options, and how to recognise its rendering. */
const WALLETS: readonly [name: string, type: string, meta: WalletMeta, selector: string][] = [
  ['pay-later wallet, version 1', 'flypay', {}, 'iframe[src*="/wallet/flypay"]'],
  ['pay-later wallet, version 2', 'flypay_v2', { client_id: 'c1' }, 'div'],
  ['Apple Pay', 'mastercard', { wallets: ['apple'] }, 'button[aria-label="Apple Pay"]'],
  ['Google Pay', 'mastercard', { wallets: ['google'] }, 'button[data-google]'],
  ['PayPal', 'paypal', { hide_message: true, standalone: true }, 'button'],
  ['PayPal Pay Later', 'paypal', { hide_message: true, standalone: true, pay_later: true }, 'button'],
  ['Stripe-type payment request', 'stripe', {}, 'button'],
];

it('the seven wallets appear, each for its charge, 40 px high [S1.06] [S9.09]', async () => {
  const { warn, error } = console;
  console.warn = console.error = () => {};
  const apple = standInForApple();
  const google = standInForGoogle();
  const stripe = standInForStripe();
  standInForPaypal();
  const renderings: unknown[] = [];
  for (const [name, type, meta, selector] of WALLETS) {
    const page = await shop({ type, meta, scripts: { paypal: emptyScript() } });
    page.buttons.load();
    await waitUntil(() => page.names().length, `${name} messages nothing`);
    for (const { onClick } of google.buttons)
      if (onClick) page.container.querySelector('button')?.setAttribute('data-google', '');
    google.buttons.length = 0;
    const element = page.container.querySelector<HTMLElement>(`.haven-wallets > div ${selector}`);
    const own = element?.shadowRoot?.querySelector('button') ?? element;
    const text = own?.shadowRoot ? '' : own?.textContent?.trim();
    renderings.push([name, page.names()[0], own?.localName, text]);
    // The frame of version 1 reports its own height.
    if (type !== 'flypay') expect(own?.getBoundingClientRect().height, name).to.equal(40);
    page.close();
  }
  expect(renderings).to.eql([
    ['pay-later wallet, version 1', 'loaded', 'iframe', ''],
    ['pay-later wallet, version 2', 'loaded', 'button', (renderings[1] as string[])[3]],
    ['Apple Pay', 'loaded', 'button', 'Apple Pay'],
    ['Google Pay', 'loaded', 'button', 'Google Pay'],
    ['PayPal', 'loaded', 'button', 'paypal'],
    ['PayPal Pay Later', 'loaded', 'button', 'paylater'],
    ['Stripe-type payment request', 'loaded', 'button', 'Pay'],
  ]);
  expect((renderings[1] as string[])[3]).to.be.a('string').and.not.empty;
  apple.remove();
  google.remove();
  stripe.remove();
  Reflect.deleteProperty(window, 'paypal');
  console.warn = warn;
  console.error = error;
});
