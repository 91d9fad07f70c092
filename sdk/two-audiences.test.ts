import { expect } from '#testing/browser.ts';
import { type AppleStandIn, applePayment, standInForApple } from './wallets/testing/wallet-apple.ts';
import { CALLBACK, CAPTURE, emptyScript, MERCHANTS, type Shop, shop } from './wallets/testing/wallet-shop.ts';

describe('the two audiences', () => {
  let page: Shop;
  let apple: AppleStandIn;
  beforeEach(() => {
    apple = standInForApple();
  });
  afterEach(() => {
    page.close();
    apple.remove();
  });

  it('are merchants, who write code, and shoppers, who pay in what is rendered; nobody signs in [S1.03]', async () => {
    const controls = () => document.querySelectorAll('input, form, iframe, dialog, [role=dialog]').length;
    const src = emptyScript();
    const before = [location.href, controls()];
    // The merchant's steps: a constructor with options, handlers, one method.
    page = await shop({ meta: { wallets: ['apple'] }, credentials: MERCHANTS, scripts: { apple: src } });
    expect(page.container.children).to.have.length(0);
    const outside = [...document.body.querySelectorAll('*')];
    page.buttons.load();
    await page.until('loaded');
    // Nothing happens before the shopper acts.
    expect([page.names(), page.calls.length]).to.eql([['loaded'], 0]);
    const rendered = [...document.body.querySelectorAll('*')].filter((element) => !outside.includes(element));
    expect(rendered.length).to.be.greaterThan(0);
    expect(rendered.every((element) => page.container.contains(element))).to.equal(true);

    // The shopper's steps: the wallet's button, then its own sheet.
    const button = page.container.querySelector('button') as HTMLButtonElement;
    button.focus();
    expect(document.activeElement).to.equal(button);
    button.click();
    const [sheet] = apple.sheets;
    await sheet?.onvalidatemerchant?.();
    await sheet?.onpaymentauthorized?.({ payment: applePayment });

    // The merchant's part again: the events that its handlers received.
    expect(page.names()).to.eql([
      'loaded',
      'button_click',
      'checkout_open',
      'callback',
      'payment_method_selected',
      'payment_success',
    ]);
    // No third person is involved: no field, form, frame or dialog for signing in, no other page, and only payment
    // calls.
    expect([location.href, controls()]).to.eql(before);
    expect(page.calls.map(({ path }) => path)).to.eql([CALLBACK, CAPTURE]);
  });
});
