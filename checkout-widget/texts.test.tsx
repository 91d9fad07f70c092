import { loadLanguage } from '#runtime/texts/load-translator.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import { STEP_NAMES } from './instructions.ts';
import { choose, mount, part, provider, quietWidget, until } from './testing/mount-pay-widget.ts';

/** Names that are the same in every language. */
const NAMES = ['Apple Pay', 'Google Pay', 'PayPal', 'Afterpay', 'FlyPay', 'Zip'];
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];

/** The texts of the widget that are still English. */
function englishIn(widget: HTMLElement): string[] {
  const texts: string[] = [];
  for (const element of [widget, ...widget.querySelectorAll('*')]) {
    if (element.closest('svg')) continue;
    for (const name of SPOKEN) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
  }
  return texts.filter((text) => {
    let rest = text;
    for (const name of NAMES) rest = rest.replaceAll(name, '');
    return /[A-Za-z]{2}/.test(rest);
  });
}

describe('the texts of the checkout', () => {
  quietWidget();
  before(async () => {
    document.documentElement.lang = 'en-XA';
    await loadLanguage('en-XA');
  });
  after(() => {
    document.documentElement.lang = 'en';
  });

  it('are in the language of the page on every step', async () => {
    const widget = mount();
    expect(englishIn(widget), '[A3.01] before the first instruction').to.deep.equal([]);
    for (const name of STEP_NAMES) {
      await provider.instruct(name, { allowed_payment_method_types: ['card'] }, { next_instruction: true });
      await until(() => widget.querySelector('.pay-step')?.firstElementChild, name);
      await nextFrame();
      expect(englishIn(widget), `[A3.01] ${name}`).to.deep.equal([]);
    }
  });

  it('are in the language of the page in both looks, at the end, and without a way to pay', async () => {
    for (const look of ['plain', 'framed']) {
      const widget = mount({ look });
      await choose(widget, ['card', 'saved_card', 'bank_account', 'paypal_wallet']);
      expect(englishIn(widget), `[A3.01] ${look}`).to.deep.equal([]);
      widget.remove();
    }
    const widget = mount();
    await choose(widget, []);
    expect(englishIn(widget), '[A3.01] no way to pay').to.deep.equal([]);
    widget.remove();
    for (const status of [403]) {
      const failing = mount();
      await provider.answer({ status });
      await until(() => failing.querySelector('.pay-notice'), `status ${status}`);
      expect(englishIn(failing), `[A3.01] ${status}`).to.deep.equal([]);
      failing.remove();
    }
  });

  it('are announced once, and never in English before the language has come', async () => {
    const announced: (string | null)[] = [];
    const live = (widget: HTMLElement) => part(widget, '.pay-widget__live');
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const { textContent } of addedNodes) announced.push(textContent);
    });
    document.documentElement.lang = 'ar';
    const widget = mount();
    expect(live(widget).textContent).to.equal('');
    watch.observe(live(widget), { childList: true });
    await choose(widget, ['card']);
    await until(() => announced.at(-1) === 'اختر طريقة الدفع', `Arabic: ${announced.join()}`);
    expect(announced.filter((text) => /[A-Za-z]/.test(text ?? ''))).to.deep.equal([]);
    announced.length = 0;
    document.documentElement.lang = 'en';
    await until(() => announced.at(-1) === 'Choose how to pay', 'English');
    document.documentElement.lang = 'en-NZ';
    await nextFrame();
    expect(announced).to.deep.equal(['Choose how to pay']);
    watch.disconnect();
    document.documentElement.lang = 'en-XA';
  });

  it('follow a change of the language', async () => {
    const widget = mount();
    await choose(widget, ['card']);
    const label = () => part(widget, '.pay-method-label').textContent;
    await loadLanguage('fr');
    document.documentElement.lang = 'fr';
    await until(() => label() === 'Utiliser une carte de crédit ou de débit', '[A3.01] French');
    expect(part(widget, '.pay-widget').ariaLabel, '[A3.01] around the steps').to.equal('Paiement');
    document.documentElement.lang = 'en-AU';
    await until(() => label() === 'Use Credit or Debit card', '[A3.01] English');
    document.documentElement.lang = 'en-XA';
  });
});
