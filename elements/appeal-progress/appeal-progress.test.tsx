import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import './appeal-progress.tsx';

const figures = { currency: 'AUD', raised: 12_340, matched: 0, goal: 50_000, gifts: 123, until: null };
let calls: string[];
let raised: number;
const worker = setupWorker(
  http.get('/umbraco/api/Appeal/Progress', ({ request }) => {
    const codes = new URL(request.url).searchParams.get('codes') ?? '';
    calls.push(codes);
    const known = codes.split(',').filter((code) => !code.startsWith('unknown'));
    return HttpResponse.json({ appeals: known.map((code) => ({ ...figures, code, name: `Appeal ${code}`, raised })) });
  }),
);

function place(html: string): HTMLElement[] {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return [...box.querySelectorAll<HTMLElement>('appeal-progress')];
}
const textOf = (element: Element) => element.shadowRoot?.textContent ?? '';
const meterOf = (element: Element) => element.shadowRoot?.querySelector('[role=meter]');

describe('<appeal-progress>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    calls = [];
    raised = 12_340;
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
  });

  it('shows the figures as a meter with a text alternative', async () => {
    const [element] = place('<appeal-progress appeal="one"><p>Give warmth.</p></appeal-progress>');
    if (!element) throw new Error('No element.');
    expect(element.shadowRoot?.querySelector('slot'), '[D7.01] the text before').not.to.equal(null);
    await waitUntil(() => meterOf(element));
    expect(textOf(element), '[D7.01] sum and goal').to.contain('$12,340 raised of $50,000');
    expect(textOf(element), '[D7.01] gifts').to.contain('123 gifts');
    const meter = meterOf(element);
    expect(meter?.getAttribute('aria-valuetext'), '[D7.01] in words').to.equal('$12,340 of $50,000 raised, 24 %');
    expect(meter?.getAttribute('aria-valuenow')).to.equal('12340');
    await expect(element).to.be.accessible();
  });

  it('sends one request for 100 elements', async () => {
    const elements = place('<appeal-progress appeal="two">x</appeal-progress>'.repeat(100));
    await waitUntil(() => elements.every((element) => meterOf(element)));
    expect(calls, '[D7.01] one call').to.deep.equal(['two']);
  });

  it('shows an overrun as text', async () => {
    raised = 51_200;
    const [element] = place('<appeal-progress appeal="three">x</appeal-progress>');
    if (!element) throw new Error('No element.');
    await waitUntil(() => meterOf(element));
    expect(textOf(element), '[D7.01] the overrun').to.contain('$1,200 over the goal.');
    expect(meterOf(element)?.getAttribute('aria-valuenow')).to.equal('50000');
  });

  it('keeps the author’s text for an unknown appeal, and without one', async () => {
    const [unknown, none] = place(
      '<appeal-progress appeal="unknown">x</appeal-progress><appeal-progress>y</appeal-progress>',
    );
    await waitUntil(() => calls.length > 0);
    await nextFrame();
    for (const element of [unknown, none]) {
      expect(element?.shadowRoot?.querySelector('slot'), '[D7.01] the fallback').not.to.equal(null);
    }
    expect(calls).to.deep.equal(['unknown']);
  });
});
