import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { PostedEcard } from '#rules/api/cart-schemas.ts';
import { expect, waitUntil } from '#testing/browser.ts';
import { clearPage, complete, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

const picture = (name: string) => `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='${name}'/%3E`;
const designs = ['lantern', 'hills', 'kites'].map((id) => ({ id, name: `The ${id}`, image: picture(id) }));
const attributes = { designs: JSON.stringify(designs) };
const cards = [
  { instanceId: 'tent-1', ...complete, design: 'hills' },
  { instanceId: 'tent-2', ...complete, design: 'lantern' },
];

describe('ecard-signing: the picture of a card', () => {
  const posts: { cards: PostedEcard[] }[] = [];
  const worker = setupWorker(
    http.post('/cart/e-cards', async ({ request }) => {
      posts.push((await request.json()) as { cards: PostedEcard[] });
      return HttpResponse.json({ redirect: '/checkout/details' });
    }),
  );
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  afterEach(() => {
    posts.length = 0;
    clearPage();
  });
  after(() => worker.stop());

  it('is chosen for each card, shown at once in its preview, and posted with it', async () => {
    const { block, open, inOpen, choose, goOn } = place(cards, attributes);
    const front = () => inOpen('.haven-ecard__art')[0]?.getAttribute('src');
    const chosen = () => inOpen<HTMLInputElement>('[name$=".design"]').map(({ value, checked }) => [value, checked]);
    await open(0);
    expect(chosen()).to.deep.equal([
      ['lantern', false],
      ['hills', true],
      ['kites', false],
    ]);
    expect(front()).to.equal(picture('hills'));
    await choose('kites');
    expect(front()).to.equal(picture('kites'));
    await expect(block).to.be.accessible();
    await open(1);
    expect(front()).to.equal(picture('lantern'));
    await goOn();
    await waitUntil(() => posts.length > 0);
    expect(posts[0]?.cards.map(({ design }) => design)).to.deep.equal(['kites', 'lantern']);
  });

  it('is not asked for a card that nobody gets', async () => {
    const { open, choose, inOpen } = place(cards, attributes);
    await open(0);
    await choose('not required');
    expect(inOpen('[name$=".design"]').map((choice) => choice.checkVisibility())).to.deep.equal([false, false, false]);
    expect(inOpen('.ecard-signing__none')[0]?.checkVisibility()).to.equal(true);
    expect(inOpen('figure')[0]?.checkVisibility()).to.equal(false);
  });

  it('is the gift’s own where the page offers none, and nothing of it is posted', async () => {
    const { block, open, all, goOn } = place([{ instanceId: 'tent-1', ...complete, image: picture('tent') }]);
    await open(0);
    expect(all('[name$=".design"]')).to.have.length(0);
    expect(block.querySelector('.haven-ecard__art')?.getAttribute('src')).to.equal(picture('tent'));
    await goOn();
    await waitUntil(() => posts.length > 0);
    expect(posts[0]?.cards).to.deep.equal([{ instanceId: 'tent-1', ...complete }]);
  });
});
