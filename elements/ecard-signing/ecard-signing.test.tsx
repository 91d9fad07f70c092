import { expect } from '#testing/browser.ts';
import { clearPage, complete, emptyCards, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

describe('ecard-signing: the menu', () => {
  afterEach(clearPage);

  it('lists one card for each instance, numbered and named [W2.28] [W2.33]', () => {
    const cards = ['tent-1', 'tent-2', 'tent-3'].map((instanceId) => ({ instanceId, itemName: 'Tent' }));
    const { all } = place([...cards, { instanceId: 'water-1', itemName: 'Safe water' }]);
    const names = all('.haven-ecards__menu-name').map(({ textContent }) => textContent);
    expect(names).to.deep.equal([
      'Card 1 of 4: Tent',
      'Card 2 of 4: Tent',
      'Card 3 of 4: Tent',
      'Card 4 of 4: Safe water',
    ]);
  });

  it('shows where each card stands, as part of its button’s name', () => {
    const { block, badges, menu } = place([
      { instanceId: 'a', ...complete },
      { instanceId: 'b', cardType: 'printable' },
      { instanceId: 'c', cardType: 'not required' },
      { instanceId: 'd' },
    ]);
    expect(badges()).to.deep.equal(['Ready', 'Ready', 'Not required', 'Missing Details']);
    const details = [...block.querySelectorAll('.haven-ecards__menu-detail')].map(({ textContent }) =>
      textContent?.trim(),
    );
    expect(details).to.deep.equal(['Email for Aroha', 'Printable', 'Not required', 'Email']);
    expect(menu().every((item) => item.querySelector('.haven-badge') && !item.ariaLabel)).to.equal(true);
    expect(block.textContent).to.contain('2 ready, 1 needing details, 1 not required');
  });

  it('has the first unfinished card open, opens one at a time, and goes back to the line of the same card [W2.33]', async () => {
    const { open, opened, back, menu } = place([{ instanceId: 'done', ...complete, itemName: 'Tent' }, ...emptyCards]);
    expect(opened()).to.deep.equal(['Card 2 of 4: Emergency tent']);
    await open(2);
    expect(opened()).to.deep.equal(['Card 3 of 4: Emergency tent']);
    await back();
    expect(opened()).to.deep.equal([]);
    expect(menu()).to.have.length(4);
    expect(document.activeElement).to.equal(menu()[2]);
  });

  it('has every card closed when nothing is left to do, and no way to other cards when there are none', async () => {
    const finished = place(emptyCards.map((card) => ({ ...card, ...complete })));
    expect(finished.opened()).to.deep.equal([]);
    const single = place(emptyCards.slice(0, 1));
    expect(single.opened()).to.deep.equal(['Card 1 of 1: Emergency tent']);
    expect([single.button(/^Next card/), single.button(/^Back to all cards/)]).to.deep.equal([undefined, undefined]);
  });

  it('shows what to do when there is no card to write', () => {
    const { block, button } = place([]);
    expect(block.textContent).to.match(/Add a gift/);
    expect(button(/Continue/)).to.equal(undefined);
  });

  it('is accessible in every step', async () => {
    const { block, open, choose, write, goOn } = place(emptyCards);
    await expect(block).to.be.accessible();
    await goOn();
    await expect(block).to.be.accessible();
    await open(0);
    await expect(block).to.be.accessible();
    await write('recipientEmailAddress', 'a b');
    await write('message', 'x'.repeat(501));
    await expect(block).to.be.accessible();
    await choose('not required');
    await expect(block).to.be.accessible();
  });
});
