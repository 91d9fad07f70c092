import { expect, nextFrame, waitUntil } from './browser.ts';
import { hasNodes } from './name-nodes.ts';
import { takeProvenRows } from './proven-rows.ts';

/** An element with so many descendants that printing them all would take long. */
function bigElement(): HTMLElement {
  const element = document.createElement('section');
  element.id = 'big';
  for (let count = 0; count < 5_000; count += 1) element.append(document.createElement('p'));
  return element;
}

/** An element of a frame, whose classes are not those of the page. */
function framedElement(): Element {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { body } = frame.contentDocument as Document;
  body.innerHTML = bigElement().outerHTML;
  frame.remove();
  return body.firstElementChild as Element;
}

const failureOf = (assertion: () => unknown): Error & { actual?: unknown; expected?: unknown; showDiff?: boolean } => {
  try {
    assertion();
  } catch (error) {
    return error as Error;
  }
  throw new Error('The assertion passed.');
};

describe('a failing comparison of nodes', () => {
  for (const [what, assertion] of [
    ['a node with null', () => expect(bigElement()).to.equal(null)],
    ['null with a node', () => expect(null).to.equal(bigElement())],
    ['two nodes', () => expect(bigElement()).to.equal(bigElement())],
    ['a node that should not be', () => expect(bigElement()).to.be.a('string')],
    ['a list of nodes', () => expect([bigElement()]).to.include(bigElement())],
    ['lists of nodes', () => expect([bigElement()]).to.deep.equal([bigElement()])],
    ["a frame's node", () => expect(framedElement()).to.equal(null)],
  ] as const) {
    it(`names ${what} in a few words, and nothing inside`, () => {
      const failure = failureOf(assertion);
      expect(failure.message).to.contain('<section id="big">');
      expect(failure.message.length).to.be.below(200);
      expect([failure.actual, failure.expected].some((value) => value instanceof Node)).to.equal(false);
    });
  }

  for (const [what, assertion] of [
    ['an object', () => expect({ part: bigElement() }).to.deep.equal({ part: bigElement() })],
    ['a map', () => expect(new Map([['part', bigElement()]])).to.deep.equal(new Map())],
    ['a set', () => expect(new Set([bigElement()])).to.deep.equal(new Set())],
    ['a collection', () => expect(bigElement().children).to.have.length(1)],
    ['an event', () => expect(new CustomEvent('opened', { detail: bigElement() })).to.equal(null)],
    ['a window', () => expect(window).to.equal(null)],
  ] as const) {
    it(`shows nothing inside ${what}`, () => {
      const failure = failureOf(assertion);
      expect(failure.message.length).to.be.below(200);
      expect(hasNodes([failure.actual, failure.expected])).to.equal(false);
    });
  }

  it('is left alone when it holds', () => {
    const element = bigElement();
    const parts = { element };
    expect(parts).to.equal(parts);
    expect({ element, inside: [element] }).to.deep.equal({ element, inside: [element] });
    expect(parts).to.have.property('element', element);
    expect(window).to.equal(window);
    expect(element).to.equal(element);
    expect([element]).to.include(element);
    expect([element, null]).to.deep.equal([element, null]);
    expect([element, document.body]).to.have.members([document.body, element]);
    expect(element).not.to.equal(null);
  });
});

describe('the rows that a test proves', () => {
  const [first, second] = [['W', '0.00'].join(''), ['S', '0.001'].join('')];

  it('are those that messages of passed assertions name, and no others', () => {
    takeProvenRows();
    expect(1, `[${first}] [${second}] counts`).to.equal(1);
    expect(() => expect(1, `[${['C', '0.00'].join('')}]`).to.equal(2)).to.throw();
    expect(takeProvenRows()).to.deep.equal([first, second]);
    expect(takeProvenRows()).to.deep.equal([]);
  });
});

describe('waiting', () => {
  it('ends as soon as the condition holds, and rejects with what it waited for', async () => {
    let asked = 0;
    await waitUntil(() => ++asked === 3);
    expect(asked).to.equal(3);
    const failure = await waitUntil(() => {
      throw new Error('broken condition');
    }).catch((error: Error) => error.message);
    expect(failure).to.equal('broken condition');
  });

  it('for a frame ends after the tasks that were posted before it was drawn', async () => {
    const { port1, port2 } = new MessageChannel();
    let isDone = false;
    port1.onmessage = () => (isDone = true);
    requestAnimationFrame(() => port2.postMessage(null));
    await nextFrame();
    expect(isDone).to.equal(true);
  });
});
