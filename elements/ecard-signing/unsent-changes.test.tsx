import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { clearPage, complete, emptyCards, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

const confirmsUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const { fetch } = window;

// Without msw, whose worker treats beforeunload as the end of its page.
describe('ecard-signing: unsent changes', () => {
  afterEach(() => {
    clearPage();
    window.fetch = fetch;
  });

  it('are asked about before the page is left, and nothing else is', async () => {
    const { open, write } = place(emptyCards);
    expect(confirmsUnload()).to.equal(false);
    await open(0);
    expect(confirmsUnload()).to.equal(false);
    await write('message', 'For you');
    expect(confirmsUnload()).to.equal(true);
    await write('message', '');
    expect(confirmsUnload()).to.equal(false);
    await write('message', 'For you');
    clearPage();
    await nextFrame();
    expect(confirmsUnload()).to.equal(false);
  });

  it('are none on the way to payment, in the very task of the answer, and again after a further change', async () => {
    window.fetch = async () => Response.json({ redirect: '/checkout/details' });
    const { block, open, goOn, write, visited } = place(emptyCards.map((card) => ({ ...card, ...complete })));
    const confirmed: boolean[] = [];
    block.addEventListener('haven-navigate', () => confirmed.push(confirmsUnload()));
    await open(0);
    await write('message', 'For you');
    await goOn();
    await waitUntil(() => visited.length > 0);
    expect(confirmed).to.deep.equal([false]);
    await write('message', 'For you both');
    expect(confirmsUnload()).to.equal(true);
  });

  it('stay unsent after a failure', async () => {
    window.fetch = async () => Response.json({}, { status: 500 });
    const { open, goOn, write, alert } = place(emptyCards.map((card) => ({ ...card, ...complete })));
    await open(0);
    await write('message', 'For you');
    await goOn();
    await waitUntil(() => alert() !== undefined);
    expect(confirmsUnload()).to.equal(true);
  });

  it('that were typed while the cards were on their way are asked about', async () => {
    let respond: (response: Response) => void = () => {};
    window.fetch = () => new Promise((resolve) => (respond = resolve));
    const { open, goOn, write, visited } = place(emptyCards.map((card) => ({ ...card, ...complete })));
    await open(0);
    await write('message', 'For you');
    await goOn();
    await write('message', 'For you both');
    respond(Response.json({ redirect: '/checkout/details' }));
    await waitUntil(() => visited.length > 0);
    expect(confirmsUnload()).to.equal(true);
  });
});
