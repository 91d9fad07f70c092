import { faultsOf, rendered, stage } from '#checkout/steps/testing/stage-page.tsx';
import { expect } from '#testing/browser.ts';
import * as saved from './saved-cards-step.tsx';

const CARDS = [
  { id: 'c1', schema: 'visa', last4: '4242', expiration: '0528' },
  { id: 'c2', schema: 'diners', last4: '0004', expiration: '1328' },
  { id: 'c3', schema: 'xyz', last4: '4242424242424242', expiration: '1220' },
];

describe('the saved cards step', () => {
  let page: ReturnType<typeof stage<'saved_card_form.show'>>;
  const show = async (cards: unknown, width = 460) => {
    page = stage('saved_card_form.show', saved, { cards }, { width });
    await rendered();
    return page.all('.pay-card') as HTMLButtonElement[];
  };
  afterEach(() => page.unmount());

  it('lists every card in the given order, with scheme, masked digits and date', async () => {
    const entries = await show(CARDS);
    const texts = entries.map(({ textContent }) => textContent?.replace(/^(VISA|DC)/, '').trim());
    expect(texts, '[C2.37] three cards').to.have.length(3);
    expect(texts[0], '[C2.39] [C2.40] [C3.15] a whole one').to.equal('Visa •••• 4242 Expires 05/28');
    expect(texts[1], '[C2.37] [C2.38] [C2.41] its scheme, and no date that is none').to.equal("Diner's Club •••• 0004");
    expect(texts[2], '[C2.41] a date in the past').to.equal('xyz  Expires 12/20 Expired');
    expect(entries[2]?.getAttribute('aria-disabled'), '[C2.41] may be chosen').not.to.equal('true');
    const [first] = page.all('.pay-card-number');
    expect([first?.getAttribute('role'), first?.getAttribute('aria-label')]).to.eql(['img', 'ending in 4242']);
    expect(page.place.outerHTML, '[C2.39] no other digits').not.to.contain('4242424242424242');
  });

  it('renders one entry for one card, and none for none [C2.37, C2.41]', async () => {
    expect(await show(CARDS.slice(0, 1))).to.have.length(1);
    page.unmount();
    expect(await show([])).to.eql([]);
    expect(page.all('button, ul')).to.eql([]);
  });

  it('reports the chosen card by its id, once [C1.09, C7.08]', async () => {
    const entries = await show(CARDS);
    entries[1]?.click();
    entries[2]?.click();
    await rendered();
    expect(page.reports).to.eql([
      { event: 'callback.saved_card_form.selected', stay: false, payload: { card_id: 'c2' } },
    ]);
  });

  it('reports that a choice could not be sent, and lets the shopper choose again', async () => {
    const [first] = await show(CARDS);
    page.answers.isDelivered = false;
    first?.focus();
    first?.click();
    await rendered(10);
    expect(page.find('[role="alert"]').textContent).to.contain('could not be sent');
    expect(await faultsOf(page.place)).to.eql([]);
    expect(document.activeElement === first, 'the focus is on the first card').to.equal(true);
    expect(first?.getAttribute('aria-disabled')).to.equal('false');
    page.answers.isDelivered = true;
    first?.click();
    await rendered(10);
    expect(page.reports).to.have.length(2);
    expect(page.find('[role="alert"]')?.textContent).to.equal(undefined);
  });

  it('takes no choice while another action runs, or once the step is over', async () => {
    const [first] = await show(CARDS);
    for (const state of [{ isBusy: true }, { isBusy: false, isOver: true }]) {
      page.set(state);
      await rendered();
      first?.click();
      await rendered();
      expect(first?.getAttribute('aria-disabled')).to.equal('true');
    }
    expect(page.reports).to.eql([]);
  });

  it('fits 320 px', async () => {
    await show([{ ...CARDS[0], schema: 'ausbc' }], 320);
    for (const element of page.all('*')) expect(element.scrollWidth).to.be.at.most(321);
  });
});
