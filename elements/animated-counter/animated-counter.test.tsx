import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { COUNTER_REVEAL_THRESHOLD } from '#rules/limits.ts';
import { expect } from '#testing/browser.ts';
import './animated-counter.tsx';

const realFrame = requestAnimationFrame.bind(window);
/** Waits until the browser reports visible elements, which it does after a frame. */
const inSight = async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(realFrame);
};

/** The visible figure. */
function shown(counter: Element): string | null | undefined {
  const root = counter.shadowRoot;
  return (root?.querySelector('.digits') ?? root?.querySelector('[part="value"]'))?.textContent;
}
/** The figure for screen readers. */
const spoken = (counter: Element) =>
  counter.shadowRoot?.querySelector('[part="value"]:not([aria-hidden])')?.textContent;
const number = (counter: Element) => Number(shown(counter)?.replaceAll(',', ''));

function place(
  top: number,
  html = '<animated-counter value="100">100</animated-counter>',
  into: ParentNode = document.body,
) {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;top:${top}px;inset-inline-start:0`;
  box.innerHTML = html;
  into.append(box);
  return box.querySelector('animated-counter') as HTMLElement;
}

describe('animated-counter', () => {
  let clock: Clock;
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 1024, height: 768 }));
  beforeEach(() => {
    clock = FakeTimers.install({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
    });
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await Promise.resolve();
    clock.uninstall();
    scrollTo(0, 0);
  });

  it('starts once its top is within 0.87 of the screen’s height [W2.81] [W9.01]', async () => {
    expect(COUNTER_REVEAL_THRESHOLD).to.equal(0.87);
    expect(innerHeight).to.equal(1000);
    const [below, at] = [place(871), place(870)];
    expect(below.getBoundingClientRect().top).to.equal(871);
    await inSight();
    clock.tick(3000);
    expect(shown(below)).to.equal('0');
    expect(shown(at)).to.equal('100');
  });

  it('starts when it is scrolled to, and counts once [W2.81]', async () => {
    const element = place(1500);
    place(4000);
    await inSight();
    clock.tick(3000);
    expect(shown(element)).to.equal('0');
    scrollTo(0, 630);
    await inSight();
    clock.tick(500);
    expect(number(element)).to.be.within(1, 99);
    clock.tick(1500);
    expect(shown(element)).to.equal('100');
    scrollTo(0, 0);
    await inSight();
    scrollTo(0, 630);
    await inSight();
    clock.tick(100);
    expect(shown(element)).to.equal('100');
  });

  it('counts for 2000 ms [W9.11]', async () => {
    const element = place(10);
    await inSight();
    clock.tick(1900);
    expect(number(element)).to.be.within(90, 99);
    clock.tick(99);
    expect(number(element)).to.be.below(100);
    clock.tick(1);
    expect(shown(element)).to.equal('100');
    expect(clock.countTimers()).to.equal(0);
  });

  it('counts for the time that the author sets', async () => {
    const element = place(10, '<animated-counter value="100" duration="500"></animated-counter>');
    const still = place(5000, '<animated-counter value="100" duration="0"></animated-counter>');
    await inSight();
    clock.tick(499);
    expect(number(element)).to.be.below(100);
    expect(shown(still)).to.equal('100');
    clock.tick(1);
    expect(shown(element)).to.equal('100');
  });

  it('shows its value at once inside a shadow root, also far below the screen [W2.82]', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    const element = place(5000, undefined, box.attachShadow({ mode: 'open' }));
    expect(shown(element)).to.equal('100');
    expect(element.shadowRoot?.querySelector('.digits')).to.equal(null);
    await inSight();
    clock.tick(100);
    expect(shown(element)).to.equal('100');
    expect(clock.countTimers()).to.equal(0);
  });

  it('shows its value at once with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(shown(place(5000))).to.equal('100');
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('exposes only its value to screen readers, from the start', async () => {
    const element = place(10, '<animated-counter value="1250000"></animated-counter>');
    expect(spoken(element)).to.equal('1,250,000');
    expect(element.shadowRoot?.querySelector('.digits')?.getAttribute('aria-hidden')).to.equal('true');
    await inSight();
    clock.tick(1000);
    expect(spoken(element)).to.equal('1,250,000');
    expect(number(element)).to.be.within(1, 1_249_999);
  });

  it('keeps its width while it counts: nothing beside it moves', async () => {
    const element = place(10, '<animated-counter value="1250000"></animated-counter>');
    const { width, height } = element.getBoundingClientRect();
    await inSight();
    clock.tick(300);
    expect(element.getBoundingClientRect().width).to.equal(width);
    clock.tick(1700);
    expect(element.getBoundingClientRect().width).to.equal(width);
    expect(element.getBoundingClientRect().height).to.equal(height);
    expect(getComputedStyle(element).fontVariantNumeric).to.equal('tabular-nums');
  });

  it('counts without a layout shift in the browser’s own measure', async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    place(10, '<animated-counter value="1250000" style="font-size: 80px"></animated-counter>');
    await inSight();
    observer.observe({ type: 'layout-shift' });
    for (const step of [100, 400, 900, 700]) {
      clock.tick(step);
      await inSight();
    }
    observer.disconnect();
    expect(shifts.map(({ startTime }) => startTime)).to.deep.equal([]);
  });

  it('keeps decimals, in the format of its locale', async () => {
    const element = place(10, '<animated-counter value="1097.5" locale="de-DE"></animated-counter>');
    await inSight();
    clock.tick(1000);
    expect(shown(element)).to.match(/^[\d.]+,\d$/);
    clock.tick(1000);
    expect(shown(element)).to.equal('1.097,5');
  });

  for (const value of ['-1', '9007199254740992', '1e400', 'many', '']) {
    it(`keeps the author’s text and warns for the value "${value}"`, () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      const element = place(10, `<animated-counter value="${value}">a lot</animated-counter>`);
      console.warn = warn;
      expect(warnings[0]).to.match(/<animated-counter> .*"value"/);
      expect(element.shadowRoot?.querySelector('slot:not([name])')).not.to.equal(null);
    });
  }

  it('shows a new value without counting again', async () => {
    const element = place(10);
    await inSight();
    clock.tick(2000);
    element.setAttribute('value', '250');
    await Promise.resolve();
    expect(shown(element)).to.equal('250');
  });

  it('leaves no timer and no frame when it is removed while it counts', async () => {
    const element = place(10);
    await inSight();
    clock.tick(500);
    expect(clock.countTimers()).to.be.above(0);
    element.remove();
    await Promise.resolve();
    expect(clock.countTimers()).to.equal(0);
  });
});
