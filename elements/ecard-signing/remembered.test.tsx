import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { clearPage, complete, emptyCards, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

const { fetch } = window;
const completeCards = emptyCards.map((card) => ({ ...card, ...complete }));

describe('ecard-signing: what is typed', () => {
  afterEach(() => {
    clearPage();
    window.fetch = fetch;
  });

  it('is there again when this tab comes back to the cards, and leaving needs no confirmation [G1.08]', async () => {
    const first = place(emptyCards);
    await first.open(1);
    await first.write('message', 'For you');
    await first.choose('printable');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).to.equal(true);
    first.block.remove();
    await nextFrame();
    const again = place([...emptyCards.slice(0, 1), { ...emptyCards[1], message: 'Saved' }] as never);
    await again.open(1);
    expect(again.control('message').value).to.equal('For you');
    expect(again.badges()).to.deep.equal(['Missing Details', 'Ready']);
    const elsewhere = place(emptyCards, { action: '/nz/cart/e-cards' });
    await elsewhere.open(1);
    expect(elsewhere.control('message').value).to.equal('');
  });

  it('is forgotten when it is sent, but not what was typed meanwhile, and not after a failure', async () => {
    let respond: (response: Response) => void = () => {};
    window.fetch = () => new Promise((resolve) => (respond = resolve));
    const { open, goOn, write, visited, alert } = place(completeCards);
    await open(0);
    await write('message', 'For you');
    await goOn();
    respond(Response.json({}, { status: 500 }));
    await waitUntil(() => alert() !== undefined);
    expect(sessionStorage).to.have.length(1);
    await goOn();
    await write('message', 'For you both');
    respond(Response.json({ redirect: '/checkout/details' }));
    await waitUntil(() => visited.length === 1);
    expect(Object.values(sessionStorage).join()).to.contain('For you both');
    await goOn();
    respond(Response.json({ redirect: '/checkout/details' }));
    await waitUntil(() => visited.length === 2);
    expect(sessionStorage).to.have.length(0);
  });

  it('stays as the page gives it where what the tab remembers cannot be read', async () => {
    for (const text of ['{', 'null', '{"emergency-tent-1.cardType":"pigeon","emergency-tent-1.message":7}']) {
      sessionStorage.setItem('haven-remembered ecard-signing /cart/e-cards', text);
      const { block, control } = place(emptyCards);
      expect(control('message').value).to.equal('');
      expect(block.querySelector<HTMLInputElement>('[value=email]')?.checked).to.equal(true);
    }
  });
});
