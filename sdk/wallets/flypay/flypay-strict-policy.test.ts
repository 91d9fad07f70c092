import { expect, fixture, html } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import type { WalletButtons } from '../wallet-buttons.ts';
import { deep } from './testing/flypay-page.ts';

describe('PayPal, Flypay and Afterpay', () => {
  it('work under a strict policy with Trusted Types, whose only policy is haven-sdk', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe title="Shop" src="/sdk/testing/strict-page.html?wallets"></iframe>`,
    );
    const shop = () =>
      frame.contentWindow as unknown as Window & {
        counted?: { violations: string[]; events: string[] };
        buttons?: WalletButtons[];
      };
    await waitUntil(() => shop().counted?.events.length === 4, 'the strict page did not start');
    const counted = shop().counted as { violations: string[]; events: string[] };
    expect(counted.events.sort()).to.eql(['Afterpay loaded', 'Flypay loaded', 'FlypayV2 loaded', 'Paypal loaded']);
    const page = shop().document;
    const button = (type: string) => deep(page.getElementById(type) as HTMLElement, 'button') as HTMLButtonElement;
    expect(getComputedStyle(button('FlypayV2')).backgroundColor).to.equal('rgb(38, 38, 38)');
    expect(getComputedStyle(page.querySelector('#Flypay iframe') as Element).borderTopWidth).to.equal('0px');
    button('FlypayV2').click();
    await waitUntil(() => deep<HTMLDialogElement>(page.body, 'dialog')?.open);
    button('Afterpay').click();
    await waitUntil(() => page.querySelector('#pd-storage-dispatcher'));
    expect(counted.violations).to.eql([]);
    // Makes sure that the policy is active.
    expect(() => {
      page.body.innerHTML = '<b></b>';
    }).to.throw();
    await waitUntil(() => counted.violations.length === 1);
    for (const wallet of shop().buttons ?? []) wallet.destroy();
  });
});
