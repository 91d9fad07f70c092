import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { COUNTDOWN_TICK_MS } from '#rules/limits.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './countdown-timer.tsx';

/** Timers from which a page is crowded. */
const CROWD = 100;

const NOW = Date.UTC(2029, 5, 20, 3, 0, 0);
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const rendered = () => Promise.resolve();
const part = (countdown: Element, name: string) => countdown.shadowRoot?.querySelector(`[part="${name}"]`)?.textContent;
const shown = (countdown: Element) =>
  ['days', 'hours', 'minutes', 'seconds'].map((name) => part(countdown, name)).join(' ');
const ended = (countdown: Element) => part(countdown, 'ended');

function place(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector('countdown-timer') as HTMLElement;
}
const countdown = (endDate: string, more = '') =>
  place(`<countdown-timer end-date="${endDate}" ${more}>Ends soon</countdown-timer>`);

describe('countdown-timer', () => {
  let clock: Clock;
  beforeEach(() => {
    clock = FakeTimers.install({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await rendered();
    clock.uninstall();
    document.documentElement.lang = 'en-AU';
  });

  it('shows days, hours, minutes and seconds [W2.77]', () => {
    const element = countdown(inSeconds(86_400 + 2 * 3600 + 3 * 60 + 4));
    expect(shown(element)).to.equal('01 02 03 04');
    expect(ended(element)).to.equal('');
  });

  it('ticks every second [W4.57] [W9.01]', () => {
    expect(COUNTDOWN_TICK_MS).to.equal(1000);
    const element = countdown(inSeconds(10));
    expect(shown(element)).to.equal('00 00 00 10');
    clock.tick(999);
    expect(shown(element)).to.equal('00 00 00 10');
    clock.tick(1);
    expect(shown(element)).to.equal('00 00 00 09');
  });

  it('ticks in step with the clock when it starts within a second [W4.57]', () => {
    clock.tick(123);
    const element = countdown(inSeconds(10));
    expect(shown(element)).to.equal('00 00 00 10');
    clock.tick(1000);
    expect(shown(element)).to.equal('00 00 00 09');
    clock.tick(9000);
    expect(ended(element)).to.equal('Countdown ended');
  });

  it('writes two digits, and as many as there are for more than 99 days [W9.12]', () => {
    expect(shown(countdown(inSeconds(9 * 3600)))).to.equal('00 09 00 00');
    expect(shown(countdown(inSeconds(10 * 3600)))).to.equal('00 10 00 00');
    expect(shown(countdown(inSeconds(123 * 86_400)))).to.equal('123 00 00 00');
  });

  it('shows "Countdown ended" once the end has passed [W4.58]', () => {
    const element = countdown(inSeconds(1));
    const status = element.shadowRoot?.querySelector('[role="status"]');
    expect(shown(element)).to.equal('00 00 00 01');
    clock.tick(999);
    expect(ended(element)).to.equal('');
    clock.tick(1);
    expect(element.shadowRoot?.textContent).to.equal('Countdown ended');
    // The region exists before its text, so that the text is announced.
    expect(element.shadowRoot?.querySelector('[role="status"]')).to.equal(status);
    expect(clock.countTimers()).to.equal(0);
  });

  it('shows "Countdown ended" at once when the end has passed, and emits no event [W4.58]', () => {
    let ends = 0;
    document.addEventListener('countdown-end', () => (ends += 1), { once: true });
    expect(countdown(inSeconds(0)).shadowRoot?.textContent).to.equal('Countdown ended');
    expect(countdown('2020-01-01').shadowRoot?.textContent).to.equal('Countdown ended');
    clock.tick(5000);
    expect(ends).to.equal(0);
  });

  it('reads an end without an offset on the clocks of the site’s country [W4.59]', async () => {
    const at = (text: string) => clock.setSystemTime(new Date(text));
    at('2029-12-31T12:59:59Z');
    const australia = countdown('2030-01-01T00:00:00');
    expect(shown(australia)).to.equal('00 00 00 01');
    at('2029-12-31T10:59:58Z');
    const aotearoa = countdown('2030-01-01T00:00:00', 'site-country-code="NZL"');
    expect(shown(aotearoa)).to.equal('00 00 00 02');
    document.documentElement.dataset['siteCountryCode'] = 'NZL';
    const inherited = countdown('2030-01-01T00:00:00');
    expect(shown(inherited)).to.equal('00 00 00 02');
    delete document.documentElement.dataset['siteCountryCode'];
    document.documentElement.lang = 'en-NZ';
    const translated = countdown('2030-01-01T00:00:00');
    expect(shown(translated), 'a later lang').to.equal('00 02 00 02');
    expect(shown(countdown('2030-01-01T00:00:00Z'))).to.equal('00 13 00 02');
  });

  it('has an id and an end date of its own for each countdown [W3.31]', () => {
    const first = countdown(inSeconds(5), 'countdown-id="first"');
    const second = countdown(inSeconds(65), 'id="second"');
    const received: string[] = [];
    const listen = (event: Event) => received.push((event as CustomEvent).detail.countdownId);
    document.addEventListener('countdown-end', listen);
    clock.tick(2000);
    expect([shown(first), shown(second)]).to.deep.equal(['00 00 00 03', '00 00 01 03']);
    clock.tick(3000);
    expect(received).to.deep.equal(['first']);
    expect(shown(second)).to.equal('00 00 01 00');
    clock.tick(60_000);
    expect(received).to.deep.equal(['first', 'second']);
    document.removeEventListener('countdown-end', listen);
  });

  it('changes its four elements and nothing else [W3.32]', async () => {
    const element = countdown(inSeconds(86_400));
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        changed.add(((target as Element).closest?.('[part]') ?? target.parentElement)?.getAttribute('part') ?? '?');
    });
    observer.observe(element.shadowRoot as ShadowRoot, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    clock.tick(1000);
    await rendered();
    expect(shown(element)).to.equal('00 23 59 59');
    expect([...changed].sort()).to.deep.equal(['days', 'hours', 'minutes', 'seconds']);
    changed.clear();
    clock.tick(1000);
    await rendered();
    expect([...changed]).to.deep.equal(['seconds']);
    observer.disconnect();
  });

  it('follows a new end date, also after it has ended', async () => {
    const element = countdown(inSeconds(1));
    clock.tick(1000);
    expect(ended(element)).to.equal('Countdown ended');
    element.setAttribute('end-date', inSeconds(30));
    await rendered();
    expect(shown(element)).to.equal('00 00 00 30');
    clock.tick(1000);
    expect(shown(element)).to.equal('00 00 00 29');
  });

  it('is right at once when a hidden page is shown, and after the clock was set', () => {
    const element = countdown(inSeconds(7200));
    clock.setSystemTime(NOW + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown(element)).to.equal('00 01 00 00');
    clock.setSystemTime(NOW - 3_600_000);
    clock.tick(1000);
    expect(shown(element)).to.equal('00 02 59 59');
  });

  it('keeps the author’s text and warns, with the tag and the attribute, for a date that it cannot read', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const element = countdown('31/12/2030');
    console.warn = warn;
    expect(warnings[0]).to.match(/<countdown-timer> .*"end-date": write an ISO date/);
    expect(element.shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])')?.assignedNodes().length).to.equal(1);
    expect(element.getBoundingClientRect().height).to.be.above(0);
    expect(clock.countTimers()).to.equal(0);
    element.setAttribute('end-date', inSeconds(5));
    await rendered();
    expect(shown(element)).to.equal('00 00 00 05');
  });

  it('is laid out outside the window, so that a screenshot of the whole page has it; only a crowd is not', async () => {
    const one = '<countdown-timer end-date="2030-01-01"></countdown-timer>';
    place(`<div style="height: 5000px"></div>${one.repeat(CROWD)}`);
    const countdowns = () => [...document.querySelectorAll('countdown-timer')];
    const laidOut = async () => {
      await nextFrame();
      await nextFrame();
      const numbers = countdowns().map((each) => each.shadowRoot?.querySelector('[part="seconds"]'));
      return numbers.filter((number) => number?.checkVisibility({ contentVisibilityAuto: true })).length;
    };
    expect(await laidOut()).to.equal(CROWD);
    place(one);
    expect(await laidOut()).to.equal(0);
    countdowns()[0]?.remove();
    await rendered();
    expect(await laidOut()).to.equal(CROWD);
  });

  it('of a crowd is not updated outside the window, and is right once visible, in print, and in a smaller crowd', async () => {
    const one = `<countdown-timer end-date="${inSeconds(100)}"></countdown-timer>`;
    place(`<div style="height: 5000px"></div>${one.repeat(CROWD + 1)}`);
    const [first, last] = [...document.querySelectorAll('countdown-timer')] as [Element, ...Element[], Element];
    await nextFrame();
    await nextFrame();
    clock.tick(1000);
    expect(shown(first), 'skipped').to.equal('00 00 01 40');
    window.dispatchEvent(new Event('beforeprint'));
    expect(shown(first), 'on paper').to.equal('00 00 01 39');
    clock.tick(1000);
    first.scrollIntoView();
    await nextFrame();
    await nextFrame();
    expect(shown(first), 'seen').to.equal('00 00 01 38');
    window.scrollTo(0, 0);
    await nextFrame();
    await nextFrame();
    clock.tick(1000);
    expect(shown(first), 'skipped again').to.equal('00 00 01 38');
    last.remove();
    await rendered();
    clock.tick(1000);
    expect(shown(first), 'no crowd any more').to.equal('00 00 01 36');
  });

  it('runs a thousand on one timer, and none when they are gone', async function () {
    this.timeout(60_000);
    const end = inSeconds(100);
    place(`<countdown-timer end-date="${end}"></countdown-timer>`.repeat(1000));
    expect(clock.countTimers()).to.equal(1);
    clock.tick(1000);
    const texts = new Set([...document.querySelectorAll('countdown-timer')].map(shown));
    expect([...texts]).to.deep.equal(['00 00 01 39']);
    document.body.replaceChildren();
    await rendered();
    expect(clock.countTimers()).to.equal(0);
  });

  it('is a timer for screen readers, silent until its end', () => {
    const element = countdown(inSeconds(100));
    const timer = element.shadowRoot?.querySelector('[role="timer"]');
    expect(timer?.textContent?.replace(/\s+/g, ' ').trim()).to.equal('00 days 00 hours 01 minutes 40 seconds');
    expect(element.shadowRoot?.querySelectorAll('[aria-live]')).to.have.length(0);
  });
});
