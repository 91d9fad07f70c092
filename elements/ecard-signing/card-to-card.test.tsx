import { sendKeys } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import { clearPage, complete, emptyCards, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

describe('ecard-signing: from card to card', () => {
  afterEach(clearPage);

  it('goes to the next card with the sender filled in, and from the last one back', async () => {
    const { open, opened, click, write, control, button, menu } = place(emptyCards);
    await open(0);
    await write('senderName', 'Mere');
    await click(/^Next card/);
    expect(document.activeElement).to.equal(menu()[1]);
    expect(opened()).to.deep.equal(['Card 2 of 3: Emergency tent']);
    expect(control('senderName').value).to.equal('Mere');
    expect(control('recipientName').value).to.equal('');
    await click(/^Next card/);
    expect(button(/^Next card/)).to.equal(undefined);
    control('recipientName').focus();
    await sendKeys({ press: 'Enter' });
    await nextFrame();
    expect(document.activeElement).to.equal(menu()[2]);
    expect(opened()).to.deep.equal([]);
  });

  it('leaves a sender that was removed alone, and one that is there', async () => {
    const { open, click, write, control, back } = place([
      ...emptyCards.slice(0, 2),
      { instanceId: 'water-1', senderName: 'Tui' },
    ]);
    await open(1);
    await write('senderName', 'x');
    await write('senderName', '');
    await back();
    await open(0);
    await write('senderName', 'Mere');
    await click(/^Next card/);
    expect(control('senderName').value).to.equal('');
    await click(/^Next card/);
    expect(control('senderName').value).to.equal('Tui');
  });

  it('offers the sender of another card', async () => {
    const { open, click, control, button } = place([emptyCards[0], { instanceId: 'b', ...complete }] as never);
    await open(0);
    await click(/^Use “Mere”/);
    expect(control('senderName').value).to.equal('Mere');
    expect(document.activeElement).to.equal(control('senderName'));
    expect(button(/^Use “Mere”/)).to.equal(undefined);
  });

  it('shares a message with the cards that have none', async () => {
    const { open, click, write, control, back, button, block } = place(emptyCards);
    await open(0);
    expect(button(/^Use this message/)).to.equal(undefined);
    await write('message', 'For you');
    await click(/^Use this message for all cards/);
    expect(block.textContent).to.contain('Copied to 2 cards.');
    expect(document.activeElement).to.equal(control('message'));
    await back();
    await open(2);
    expect(control('message').value).to.equal('For you');
    await write('message', '');
    await back();
    await open(1);
    await write('message', 'Another');
    await click(/^Use this message for 1 card without one/);
    await back();
    await open(2);
    expect(control('message').value).to.equal('Another');
    await back();
    await open(0);
    expect(control('message').value).to.equal('For you');
  });

  it('keeps what was typed when the page gives new cards', async () => {
    const { block, open, write, control } = place(emptyCards);
    await open(1);
    await write('message', 'For you');
    block.setAttribute('cards', JSON.stringify(emptyCards.slice(0, 2)));
    await nextFrame();
    expect(control('message').value).to.equal('For you');
    expect(block.textContent).to.contain('Card 2 of 2');
  });
});
