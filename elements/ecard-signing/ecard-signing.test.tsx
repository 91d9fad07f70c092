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

  it('opens a card’s editor at its heading, and comes back to the same card [W2.33]', async () => {
    const { open, back, menu, block } = place(emptyCards);
    await open(1);
    expect(menu()).to.have.length(0);
    expect(document.activeElement?.textContent).to.equal('Card 2 of 3: Emergency tent');
    expect(block.querySelectorAll('form')).to.have.length(1);
    await back();
    expect(block.querySelector('form')).to.equal(null);
    expect(menu()).to.have.length(3);
    expect(document.activeElement).to.equal(menu()[1]);
  });

  it('says what to do when there is nothing to write', () => {
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
