import { tags } from 'virtual:haven-tags';
import { expect, fixture, html, nextFrame, waitUntil } from '#testing/browser.ts';
import { VIEW_SLOT } from './runtime/light-view.ts';
import { storeGivenTexts } from './runtime/texts/given-texts.ts';
import { loadLanguage } from './runtime/texts/load-translator.ts';

const { documentElement } = document;
const view = (element: Element) => element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`) ?? element.shadowRoot;
const text = (element: Element) => view(element)?.textContent?.replace(/\s+/g, ' ').trim();

/** The files of languages that the page has asked for. */
const languageFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/(ar|es|fr|mi|vi|zh)-[^/]+\.js/.exec(name)?.[1])
    .filter(Boolean);

const stepper = (lang: string) =>
  fixture<HTMLElement>(html`<div lang=${lang}><quantity-stepper label="Soap"></quantity-stepper></div>`);
const named = (box: Element) => box.querySelector('button')?.getAttribute('aria-label');

describe('languages', () => {
  const logged: unknown[] = [];
  const { warn, error } = console;
  before(async () => {
    const used = ['quantity-stepper', 'gift-cart', 'subscribe-form', 'gift-item'];
    await Promise.all(used.map((tag) => tags[tag]?.()));
  });
  beforeEach(() => {
    console.warn = (...words) => logged.push(words);
    console.error = (...words) => logged.push(words);
  });
  afterEach(() => {
    Object.assign(console, { warn, error });
    documentElement.lang = 'en';
    delete documentElement.dataset['siteCountryCode'];
    expect(logged.splice(0)).to.deep.equal([]);
  });

  it('load one file when a tag needs it, and none for English', async () => {
    expect(named(await stepper('en-NZ')), '[A3.02] English').to.equal('Decrease quantity of Soap');
    expect(languageFiles(), '[A3.02] English adds no request').to.deep.equal([]);
    const box = await stepper('fr');
    await stepper('fr-CA');
    await waitUntil(() => named(box) === 'Diminuer la quantité de Soap', '[A3.02] French');
    expect(languageFiles(), '[A3.02] one file').to.deep.equal(['fr']);
  });

  it('are those of the nearest lang, and follow it when it changes', async () => {
    await loadLanguage('fr');
    await loadLanguage('es');
    documentElement.lang = 'es';
    const box = await stepper('fr-FR');
    expect(named(box), '[A3.01] the nearest').to.equal('Diminuer la quantité de Soap');
    box.removeAttribute('lang');
    await nextFrame();
    expect(named(box), '[A3.01] of the page').to.equal('Disminuir la cantidad de Soap');
    const root = box.attachShadow({ mode: 'open' });
    root.innerHTML = '<quantity-stepper></quantity-stepper>';
    await nextFrame();
    const inner = () => root.querySelector('button')?.getAttribute('aria-label');
    expect(inner(), '[A3.01] through a shadow root').to.equal('Disminuir la cantidad');
    documentElement.lang = 'fr';
    await nextFrame();
    expect(inner(), '[A3.01] a change above the root').to.equal('Diminuer la quantité');
  });

  it('fall back from a region to its language, and to English', async () => {
    await loadLanguage('mi-NZ');
    for (const [lang, words] of [
      ['mi-NZ', 'Whakaitihia te rahi o Soap'],
      ['mi', 'Whakaitihia te rahi o Soap'],
      ['MI_nz', 'Whakaitihia te rahi o Soap'],
      ['tlh', 'Decrease quantity of Soap'],
      ['', 'Decrease quantity of Soap'],
    ] as const) {
      expect(named(await stepper(lang)), `[A3.01] lang="${lang}"`).to.equal(words);
    }
  });

  it('choose the forms of a count', async () => {
    await loadLanguage('ar');
    const lines = (quantity: number) =>
      JSON.stringify([
        { itemId: 'a', name: 'Soap', category: '', variant: '', price: 5, quantity, image: '', href: '' },
      ]);
    const gifts = async (quantity: number) => {
      const box = await fixture(html`<div lang="ar"><gift-cart lines=${lines(quantity)}></gift-cart></div>`);
      return box.querySelector('.haven-totals dt')?.textContent;
    };
    expect(await gifts(1), '[A3.01] one').to.equal('هدية واحدة');
    expect(await gifts(2), '[A3.01] two').to.equal('هديتان');
    expect(await gifts(3), '[A3.01] few').to.match(/^[3٣] هدايا$/);
  });

  it('include the messages of rules', async () => {
    await loadLanguage('fr');
    const box = await fixture<HTMLElement>(html`<div lang="fr"><subscribe-form></subscribe-form></div>`);
    box.querySelector('form')?.requestSubmit();
    await waitUntil(() => box.querySelector('.haven-error-summary'));
    expect(box.querySelector('.haven-error-summary__list')?.textContent, '[A3.01]').to.equal(
      'Votre prénom est nécessaire.Votre nom est nécessaire.' +
        'Une adresse e-mail valable est nécessaire, comme name@example.org.',
    );
    expect(box.querySelector('.haven-field__error')?.textContent).to.equal(
      'Erreur\u00a0: Votre prénom est nécessaire.',
    );
    box.lang = 'en';
    await nextFrame();
    expect(box.querySelector('.haven-field__error')?.textContent, '[A3.01] and again in English').to.equal(
      'Error: Please enter your first name.',
    );
  });
});

describe('an author', () => {
  const cart = () => fixture<HTMLElement & { texts?: unknown }>(html`<gift-cart shop-url="/gifts"></gift-cart>`);

  it('changes a text of one tag by a child, and never its markup', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.innerHTML = `<gift-cart shop-url="/gifts"><script type="application/json" data-texts>
      {"isEmpty": "<b>Nothing yet</b>", "gift-cart.seeGifts": "Look around", "choose": 5}</script></gift-cart>`;
    await nextFrame();
    const element = box.firstElementChild as Element;
    expect(text(element), '[A3.03] the child').to.equal(
      '<b>Nothing yet</b>Choose a gift, and it goes where it is needed.Look around',
    );
    expect(element.querySelector('b')).to.equal(null);
  });

  it('changes a text of one tag by its property, set before or after its script', async () => {
    const element = await cart();
    element.texts = { isEmpty: 'Nothing yet' };
    await nextFrame();
    expect(text(element), '[A3.03] the property').to.contain('Nothing yet').and.to.contain('See the gifts');
    expect(element.texts).to.deep.equal({ isEmpty: 'Nothing yet' });
    element.texts = null;
    await nextFrame();
    expect(text(element), '[A3.03] taken back').to.contain('Your cart is empty');
    expect(text(await cart()), '[A3.03] of this tag alone').to.contain('Your cart is empty');
  });

  it('changes a text of the whole page by one call, in every language or in one', async () => {
    await loadLanguage('fr');
    const element = await cart();
    storeGivenTexts({ 'gift-cart.isEmpty': 'No gifts here' });
    storeGivenTexts({ 'gift-cart.seeGifts': 'Les cadeaux' }, 'fr');
    await nextFrame();
    expect(text(element), '[A3.03] one call').to.contain('No gifts here').and.to.contain('See the gifts');
    documentElement.lang = 'fr-CA';
    await nextFrame();
    expect(text(element), '[A3.03] of a language').to.contain('No gifts here').and.to.contain('Les cadeaux');
    documentElement.lang = 'en';
    storeGivenTexts({ 'gift-cart.isEmpty': 'Your cart is empty' });
  });
});

describe('language and country', () => {
  const prices = async (lang: string, country: string | undefined, currency = 'AUD') => {
    documentElement.lang = lang;
    if (country) documentElement.dataset['siteCountryCode'] = country;
    else delete documentElement.dataset['siteCountryCode'];
    const element = await fixture<HTMLElement>(
      html`<gift-item item-id="a" item-name="Soap" price="1234.5" currency=${currency}></gift-item>`,
    );
    return element
      .querySelector('.haven-gift-card__price')
      ?.textContent?.replace(/[\s\u200f]+/g, ' ')
      .trim();
  };
  const warnings: unknown[] = [];
  const { warn } = console;
  before(() => {
    console.warn = (...words) => warnings.push(words);
  });
  after(() => {
    console.warn = warn;
    documentElement.lang = 'en';
    delete documentElement.dataset['siteCountryCode'];
  });

  it('are two things: a page that was served in Australia keeps its country in each language', async () => {
    for (const [lang, country, price] of [
      ['en', undefined, '$1,234.50'],
      ['en', 'NZL', 'A$1,234.50'],
      ['en-NZ', undefined, '$1,234.50'],
      ['en-NZ', 'AUS', '$1,234.50'],
      ['en-AU', 'NZL', 'A$1,234.50'],
      ['fr', undefined, '1 234,50 $AU'],
      ['fr-NZ', undefined, '1 234,50 $AU'],
      ['es', 'NZL', '1234,50 AUD'],
      ['zh-Hans-AU', undefined, 'AU$1,234.50'],
      ['tlh', undefined, '$1,234.50'],
    ] as const) {
      expect(await prices(lang, country), `[A3.04] ${lang} in ${country}`).to.equal(price);
    }
    expect(await prices('mi', undefined, 'NZD'), '[A3.04] mi').to.contain('1,234.50');
    expect(await prices('ar', 'AUS'), '[A3.05] Arabic').to.match(/[٠-٩]|AU\$/);
    expect(warnings, '[A3.04] nothing is logged').to.deep.equal([]);
  });
});
