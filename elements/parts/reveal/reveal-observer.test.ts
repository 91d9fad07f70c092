import { expect } from '#testing/browser.ts';
import { createRevealObserver } from './reveal-observer.ts';

const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

describe('createRevealObserver', () => {
  const Real = window.IntersectionObserver;
  let made = 0;
  let disconnected = 0;
  const place = (top: number) => {
    const box = document.createElement('div');
    box.style.cssText = `position:absolute;top:${top}px;height:20px;width:20px`;
    document.body.append(box);
    return box;
  };

  beforeEach(() => {
    made = 0;
    disconnected = 0;
    window.IntersectionObserver = class extends Real {
      constructor(...options: ConstructorParameters<typeof Real>) {
        super(...options);
        made += 1;
      }
      override disconnect() {
        super.disconnect();
        disconnected += 1;
      }
    };
  });
  afterEach(() => {
    window.IntersectionObserver = Real;
    document.body.replaceChildren();
    scrollTo(0, 0);
  });

  it('serves a thousand elements with one observer, notifies each once, and leaves nothing behind', async () => {
    const { observe } = createRevealObserver(0.87);
    const revealed: number[] = [];
    for (let index = 0; index < 1000; index += 1) observe(place(10), () => revealed.push(index));
    expect(made).to.equal(1);
    await frames();
    expect(revealed).to.have.length(1000);
    expect(disconnected).to.equal(1);
    await frames();
    expect(revealed).to.have.length(1000);
  });

  it('notifies an element above the screen, but not of one that has left', async () => {
    const { observe } = createRevealObserver(0.87);
    const revealed: string[] = [];
    place(5000);
    scrollTo(0, 3000);
    observe(place(10), () => revealed.push('above'));
    observe(place(3010), () => revealed.push('left'))();
    observe(place(4900), () => revealed.push('below'));
    await frames();
    expect(revealed).to.deep.equal(['above']);
  });
});
