import { sendKeys } from '@web/test-runner-commands';
import type { PostedEcard } from '#rules/api/cart-schemas.ts';
import { expect } from '#testing/browser.ts';
import { clearPage, complete, emptyCards, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

const DETAILS = ['recipientName', 'recipientEmailAddress', 'message', 'senderName'] as const;
const oneCard = (change: Partial<PostedEcard> = {}) => place([{ instanceId: 'tent-1', ...complete, ...change }]);

describe('ecard-signing: a card', () => {
  afterEach(clearPage);

  it('offers exactly email, printable and not required, and starts as an email [W2.30]', async () => {
    const { open, inOpen, back } = place([...emptyCards, { instanceId: 'saved', cardType: 'not required' }]);
    await open(0);
    const radios = () => inOpen<HTMLInputElement>('[type="radio"]');
    expect(radios().map(({ value }) => value)).to.deep.equal(['email', 'printable', 'not required']);
    expect(radios().map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    await back();
    await open(3);
    expect(radios().map(({ checked }) => checked)).to.deep.equal([false, false, true]);
  });

  it('changes its type by the arrow keys', async () => {
    const { open, all, badge } = oneCard();
    await open(0);
    all('[type="radio"]')[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    expect(badge()).to.equal('Not required');
    expect((document.activeElement as HTMLInputElement).value).to.equal('not required');
  });

  it('has four fields of its own; other cards stay empty [W2.31] [W3.13]', async () => {
    const { block, open, back, write, control } = place(emptyCards);
    const received: PostedEcard[] = [];
    block.addEventListener('ecard-change', (event) => received.push((event as CustomEvent).detail.card));
    await open(0);
    const values = () => DETAILS.map((name) => control(name).value);
    expect(values()).to.deep.equal(['', '', '', '']);
    for (const name of DETAILS) await write(name, complete[name]);
    expect(received.at(-1)).to.deep.equal({ instanceId: 'emergency-tent-1', ...complete });
    await back();
    await open(1);
    expect(values()).to.deep.equal(['', '', '', '']);
    await back();
    await open(0);
    expect(values()).to.deep.equal(DETAILS.map((name) => complete[name]));
  });

  for (const name of DETAILS) {
    it(`is marked "Missing Details" while ${name} is empty [W4.13] [W5.36]`, async () => {
      const { open, badge, write, block } = oneCard({ [name]: '' });
      await open(0);
      expect(badge()).to.equal('Missing Details');
      expect(block.textContent).to.contain('Still needed: ');
      await write(name, complete[name]);
      expect(badge()).to.equal('Ready');
      expect(block.textContent).not.to.contain('Still needed: ');
      await write(name, ' ');
      expect(badge()).to.equal('Missing Details');
    });
  }

  it('is marked "Missing Details" while its address is wrong [W4.14]', async () => {
    const { open, badge, write } = oneCard({ recipientEmailAddress: 'a b@c.org' });
    await open(0);
    expect(badge()).to.equal('Missing Details');
    await write('recipientEmailAddress', 'ab@c.org');
    expect(badge()).to.equal('Ready');
  });

  it('never misses details when it is printable or not required, and keeps what was typed [W4.15]', async () => {
    const { open, badge, choose, control, write } = oneCard({ recipientName: '', message: '', senderName: '' });
    await open(0);
    expect(badge()).to.equal('Missing Details');
    await write('recipientEmailAddress', 'stored@example.org');
    await choose('printable');
    expect(badge()).to.equal('Ready');
    expect(control('recipientEmailAddress').checkVisibility()).to.equal(false);
    await choose('not required');
    expect(badge()).to.equal('Not required');
    expect(control('message').checkVisibility()).to.equal(false);
    await choose('email');
    expect(badge()).to.equal('Missing Details');
    expect(control('recipientEmailAddress').value).to.equal('stored@example.org');
  });

  for (const [typed, hint] of [
    ['a b@c.org', /space/],
    ['ab@c.org', undefined],
    ['abcdef', /@/],
    ['abcde', undefined],
    ['abc@de', undefined],
  ] as const) {
    it(`${hint ? 'objects' : 'does not object'} to the address "${typed}" while it is typed [W5.33] [W5.34]`, async () => {
      const { open, write, fieldError, control } = oneCard({ recipientEmailAddress: '' });
      await open(0);
      await write('recipientEmailAddress', typed);
      if (hint) expect(fieldError()).to.match(hint);
      else expect(fieldError()).to.equal(undefined);
      expect(control('recipientEmailAddress').ariaInvalid).to.equal(hint ? 'true' : null);
    });
  }

  it('gives "abcde" no hint but "Missing Details", and "a@b.org" neither [W5.35]', async () => {
    const { open, write, fieldError, badge, block } = oneCard();
    await open(0);
    await write('recipientEmailAddress', 'abcde');
    expect([fieldError(), badge()]).to.deep.equal([undefined, 'Missing Details']);
    expect(block.textContent).to.contain('Still needed: a complete recipient email address.');
    await write('recipientEmailAddress', 'a@b.org');
    expect([fieldError(), badge()]).to.deep.equal([undefined, 'Ready']);
  });

  it('counts the message, and never cuts it off', async () => {
    const { open, write, fieldError, badge, control, block } = oneCard();
    await open(0);
    await write('message', 'x'.repeat(500));
    expect([fieldError(), badge()]).to.deep.equal([undefined, 'Ready']);
    await write('message', 'x'.repeat(501));
    expect(fieldError()).to.contain('Shorten the message by 1 character.');
    expect(badge()).to.equal('Message too long');
    expect(control('message').value).to.have.length(501);
    expect(block.textContent).to.contain('501 of 500 characters');
  });

  it('is previewed as it is written, as text', async () => {
    const { open, write, block } = oneCard({ itemName: 'Tent' } as object);
    await open(0);
    const preview = () => block.querySelector('figure')?.textContent;
    expect(preview()).to.contain('Dear Aroha,').and.contain('From Mere').and.contain('To aroha@example.org');
    await write('message', '<b>Kia ora</b>');
    expect(preview()).to.contain('<b>Kia ora</b>').and.contain('Given in your name: Tent');
    await write('recipientName', '');
    expect(preview()).to.contain('Dear …,');
  });
});
