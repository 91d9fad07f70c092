import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect, waitUntil } from '#testing/browser.ts';
import { clearPage, complete, emptyCards, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

const worker = setupWorker();
const posts: unknown[] = [];
const reply = (respond: () => Response | Promise<Response>) =>
  worker.use(
    http.post('*/cart/e-cards', async ({ request }) => {
      posts.push(await request.json());
      return respond();
    }),
  );
const taken = () => HttpResponse.json({ redirect: '/nz/checkout/details' });
const completeCards = emptyCards.map((card) => ({ ...card, ...complete }));

describe('ecard-signing: go to payment', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    posts.length = 0;
    reply(taken);
  });
  afterEach(() => {
    clearPage();
    worker.resetHandlers();
  });

  it('goes on at the first click when no card misses details, without a warning [W4.18] [W2.32]', async () => {
    const { goOn, alert, visited } = place(completeCards);
    await goOn();
    expect(alert()).to.equal(undefined);
    await waitUntil(() => visited.length > 0);
    expect(visited).to.deep.equal(['/nz/checkout/details']);
    expect(alert()).to.equal(undefined);
  });

  it('warns once and stays, and goes on at the second click without another warning [W4.16] [W4.17] [W8.04]', async () => {
    const { goOn, alert, button, visited } = place([...completeCards, { instanceId: 'seeds-1' }]);
    button(/Continue/).focus();
    await goOn();
    expect(alert()).to.match(
      /missing details: 1 of 4.*Complete what is missing, or choose “Continue to your details” again/,
    );
    expect(document.activeElement).to.equal(button(/Continue/));
    expect([posts.length, visited.length]).to.deep.equal([0, 0]);
    await goOn();
    await waitUntil(() => visited.length > 0);
    expect(alert()).to.equal(undefined);
    expect(posts).to.have.length(1);
  });

  it('warns once only, whatever is done in between [W4.17]', async () => {
    const { goOn, alert, open, write, back, visited } = place(emptyCards);
    await goOn();
    expect(alert()).to.match(/missing details: 3 of 3/);
    await open(1);
    expect(alert()).to.equal(undefined);
    await write('message', 'For you');
    await back();
    await goOn();
    await waitUntil(() => visited.length > 0);
    expect(alert()).to.equal(undefined);
  });

  it('opens the first card that misses details from the warning', async () => {
    const { goOn, click, opened, open, menu } = place([completeCards[0], ...emptyCards.slice(1)] as never);
    await open(0);
    await goOn();
    await click(/^Open Card 2 of 3/);
    expect(opened()).to.deep.equal(['Card 2 of 3: Emergency tent']);
    expect(document.activeElement).to.equal(menu()[1]);
  });

  it('goes on from a card’s editor as well [W2.32]', async () => {
    const { goOn, open, visited } = place(completeCards);
    await open(1);
    await goOn();
    await waitUntil(() => visited.length > 0);
    expect(visited).to.deep.equal(['/nz/checkout/details']);
  });

  it('posts every card by its instance, as it stands [W2.34] [W3.13]', async () => {
    const { goOn, open, write, choose, visited } = place(completeCards);
    await open(1);
    await write('message', ' Kia kaha ');
    await open(2);
    await choose('printable');
    await goOn();
    await waitUntil(() => visited.length > 0);
    expect(posts).to.deep.equal([
      {
        cards: [
          { instanceId: 'emergency-tent-1', ...complete },
          { instanceId: 'emergency-tent-2', ...complete, message: 'Kia kaha' },
          { instanceId: 'safe-water-1', ...complete, cardType: 'printable' },
        ],
      },
    ]);
  });

  it('posts to its action, and goes to next-url when the response names no address', async () => {
    reply(() => HttpResponse.json({ redirect: '' }));
    const { goOn, visited } = place(completeCards, { action: '/nz/cart/e-cards' });
    await goOn();
    await waitUntil(() => visited.length > 0);
    expect(visited).to.deep.equal(['/checkout/details']);
  });

  it('shows that the cards are saved if no page follows', async () => {
    reply(() => HttpResponse.json({ redirect: '' }));
    const { goOn, block } = place(completeCards, { 'next-url': '' });
    await goOn();
    await waitUntil(() => block.textContent?.includes('Your e-cards are saved.'));
  });

  it('posts once, however often it is clicked, and is busy meanwhile', async () => {
    let respond: (response: Response) => void = () => {};
    reply(() => new Promise((resolve) => (respond = resolve)));
    const { goOn, button, visited } = place(completeCards);
    await goOn();
    expect([button(/Saving/).ariaBusy, button(/Saving/).disabled]).to.deep.equal(['true', false]);
    button(/Saving/).click();
    button(/Saving/).click();
    await waitUntil(() => posts.length > 0);
    respond(taken());
    await waitUntil(() => visited.length > 0);
    expect(posts).to.have.length(1);
  });

  for (const [failure, respond, reason] of [
    [
      'a refusal',
      () => HttpResponse.json({ errors: ['Card 1 cannot be sent.'] }, { status: 422 }),
      /Card 1 cannot be sent/,
    ],
    ['a server error', () => HttpResponse.json({}, { status: 500 }), /Try again/],
    ['a lost connection', () => HttpResponse.error(), /connection/],
    ['an answer that is no JSON', () => new HttpResponse('<p>Hello</p>'), /Reload/],
  ] as const) {
    it(`shows ${failure}, keeps everything and can be tried again`, async () => {
      reply(respond);
      const { goOn, open, write, control, alert, button, visited } = place(completeCards);
      await open(0);
      await write('message', 'For you');
      await goOn();
      await waitUntil(() => alert() !== undefined);
      expect(alert())
        .to.match(/not saved. Everything you wrote is still here/)
        .and.match(reason);
      expect(control('message').value).to.equal('For you');
      expect(visited).to.deep.equal([]);
      expect(button(/Continue/).ariaDisabled).to.equal(null);
      reply(taken);
      await goOn();
      await waitUntil(() => visited.length > 0);
      expect(alert()).to.equal(undefined);
    });
  }

  it('never goes to an address that is not safe', async () => {
    reply(() => HttpResponse.json({ redirect: 'https://elsewhere.example/' }));
    const warn = console.warn;
    console.warn = () => {};
    const { block, goOn, alert } = place(completeCards);
    // From here on, only the block itself may prevent leaving the page.
    const letThrough = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('haven-navigate', letThrough, true);
    await goOn();
    await waitUntil(() => alert() !== undefined);
    window.removeEventListener('haven-navigate', letThrough, true);
    console.warn = warn;
    expect(alert()).to.match(/saved, but the next page could not be opened/);
    expect(block.isConnected).to.equal(true);
  });

  it('holds a message that is too long, every time, and opens its card', async () => {
    const { goOn, alert, click, write, visited } = place([
      { ...emptyCards[0], ...complete, message: 'x'.repeat(501) },
      { ...emptyCards[1], ...complete, message: 'x'.repeat(501), cardType: 'not required' },
    ] as never);
    await goOn();
    await goOn();
    expect(alert()).to.match(/message too long: 1 of 2/);
    expect(posts).to.have.length(0);
    await click(/^Open Card 1 of 2/);
    await write('message', 'x'.repeat(500));
    await goOn();
    await waitUntil(() => visited.length > 0);
  });
});
