import FakeTimers from '@sinonjs/fake-timers';
import { expect, fixture, html } from '#testing/browser.ts';
import { Checkout } from '../checkout/checkout.ts';
import { base64url, jwt } from '../client/testing/client-fakes.ts';
import { PaypalCheckoutButton } from '../external-checkout/paypal-checkout-button.ts';
import { Canvas3ds } from '../three-ds/canvas-3ds.ts';
import { chargeToken as secureToken, standaloneJwt } from '../three-ds/testing/three-ds-token.ts';
import { WalletButtons } from '../wallets/wallet-buttons.ts';
import { HtmlWidget } from '../widget/html-widget.ts';
import { HtmlPaymentSourceWidget } from '../widget/saved-sources/html-payment-source-widget.ts';
import { VaultDisplayWidget } from '../widget/saved-sources/vault-display-widget.ts';
import { answerCalls, HERE, withToken } from '../widget/testing/form-frame.ts';

const SECURE = secureToken({
  content: standaloneJwt({
    initialization_url: `${location.origin}/x`,
    secondary_url: `${location.origin}/x`,
    charge_3ds_id: 'c1',
  }),
});
const CHARGE = jwt({
  meta: base64url({ meta: { gateway: { type: 'mastercard', mode: 'test' }, charge: {}, credentials: {} } }),
});

/** What is loaded, and whether the container shows that it was. */
const KINDS: Record<string, () => { destroy(): void; setEnv(env: typeof HERE): void; load?(): void }> = {
  'the payment form': () => new HtmlWidget('#late', 'pk1', 'g1'),
  'the payment sources': () => new HtmlPaymentSourceWidget('#late', 'pk1', 'q1'),
  'the stored card': () => new VaultDisplayWidget('#late', 'v1'),
  'wallet buttons': () => new WalletButtons('#late', CHARGE, { gateway_id: 'g1' }),
  'the shopper is not authenticated': () => new Canvas3ds('#late', SECURE),
  'the checkout is not rendered': () => new Checkout('#late', jwt({ environment: 'sandbox' })),
  'the checkout button': () => new PaypalCheckoutButton('#late', 'pk1', 'g1'),
};

describe('an element that the page has not rendered yet', () => {
  const { warn, error } = console;
  let clock: ReturnType<typeof FakeTimers.install>;
  let provider: ReturnType<typeof answerCalls>;
  let warnings: string[];
  let page: HTMLElement;
  let current: ReturnType<(typeof KINDS)[string]>;
  beforeEach(async () => {
    page = await fixture<HTMLElement>(html`<main></main>`);
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    provider = answerCalls(() => withToken());
    warnings = [];
    console.warn = (text: string) => void warnings.push(text);
    console.error = () => {};
  });
  afterEach(() => {
    current.destroy();
    clock.uninstall();
    provider.restore();
    console.warn = warn;
    console.error = error;
  });
  const observed = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const start = async (make: () => typeof current) => {
    current = make();
    current.setEnv(HERE);
    current.load?.();
    current.load?.();
    clock.tick(1);
    await observed();
  };
  const render = async () => {
    const late = Object.assign(document.createElement('button'), { id: 'late', type: 'button' });
    const listened: string[] = [];
    const { addEventListener } = late;
    late.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      listened.push(given[0]);
      addEventListener.apply(late, given);
    };
    page.append(Object.assign(document.createElement('div'), { id: 'other' }));
    page.append(late);
    await observed();
    return () => late.childElementCount > 0 || listened.includes('click') || provider.calls.length > 0;
  };

  for (const [name, make] of Object.entries(KINDS)) {
    it(`is awaited, and used once it is there: ${name} [S2.02]`, async () => {
      await start(make);
      clock.tick(9_000);
      await observed();
      expect([provider.calls.length, warnings]).to.eql([0, []]);
      const isUsed = await render();
      expect(isUsed()).to.equal(true);
      clock.tick(5_000);
      expect(warnings.filter((text) => text.includes('No element'))).to.eql([]);
    });

    it(`is reported missing once after 10 s, and nothing is sent: ${name}`, async () => {
      await start(make);
      clock.tick(9_998);
      expect(warnings).to.eql([]);
      clock.tick(1);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('No element matches "#late"').and.contain(name);
      const isUsed = await render();
      clock.tick(60_000);
      await observed();
      expect([isUsed(), provider.calls.length, warnings.length]).to.eql([false, 0, 1]);
      if (!current.load) return;
      current.load();
      await observed();
      expect(isUsed(), 'load() may be called again').to.equal(true);
    });

    it(`is no longer awaited after destroy(): ${name}`, async () => {
      await start(make);
      current.destroy();
      const isUsed = await render();
      clock.tick(60_000);
      await observed();
      expect([isUsed(), warnings]).to.eql([false, []]);
    });
  }

  it('may get its name later than itself', async () => {
    page.append(document.createElement('div'));
    await start(() => new HtmlWidget('#late', 'pk1', 'g1'));
    (page.firstElementChild as HTMLElement).id = 'late';
    await observed();
    expect(provider.calls).to.have.length(1);
  });

  it('is not awaited if the page passes nothing', async () => {
    await start(() => new HtmlWidget(null as unknown as string, 'pk1', 'g1'));
    expect(warnings[0]).to.contain('No element matches "null"');
  });
});
