import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { expect } from '#testing/browser.ts';
import { createTicker } from './ticker.ts';

describe('createTicker', () => {
  let clock: Clock;
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    clock = FakeTimers.install({ now: 5_250, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    clock.uninstall();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('beats on the multiples of its interval, with one timer for all members', () => {
    const ticker = createTicker(1000);
    const beats: number[] = [];
    const leave = Array.from({ length: 1000 }, () => ticker.join((now) => beats.push(now)));
    expect(clock.countTimers()).to.equal(1);
    clock.tick(749);
    expect(beats).to.have.length(0);
    clock.tick(1);
    expect(beats).to.deep.equal(Array(1000).fill(6000));
    clock.tick(1000);
    expect(beats).to.have.length(2000);
    expect(beats.at(-1)).to.equal(7000);
    expect(clock.countTimers()).to.equal(1);
    for (const end of leave) end();
    expect(clock.countTimers()).to.equal(0);
  });

  it('rests when the last member leaves, and starts again', () => {
    const ticker = createTicker(1000);
    let beats = 0;
    const tick = () => {
      beats += 1;
    };
    const leave = ticker.join(tick);
    const leaveOther = ticker.join(() => {});
    leave();
    leave();
    expect(clock.countTimers()).to.equal(1);
    leaveOther();
    expect(clock.countTimers()).to.equal(0);
    clock.tick(5000);
    expect(beats).to.equal(0);
    ticker.join(tick)();
    expect(clock.countTimers()).to.equal(0);
    const end = ticker.join(tick);
    clock.tick(1000);
    expect(beats).to.equal(1);
    end();
  });

  it('lets a member leave during a beat, and a fault of one not stop the others', () => {
    const faults: string[] = [];
    const report = window.reportError;
    window.reportError = (error) => faults.push((error as Error).message);
    const ticker = createTicker(1000);
    const beats: string[] = [];
    const leaveFaulty = ticker.join(() => {
      throw new Error('faulty');
    });
    const leaveFirst = ticker.join(() => {
      beats.push('first');
      leaveFirst();
    });
    const leaveSecond = ticker.join(() => beats.push('second'));
    clock.tick(750);
    clock.tick(1000);
    expect(beats).to.deep.equal(['first', 'second', 'second']);
    expect(faults).to.deep.equal(['faulty', 'faulty']);
    leaveFaulty();
    leaveSecond();
    window.reportError = report;
    expect(clock.countTimers()).to.equal(0);
  });

  it('beats at once when a hidden page is shown, at the time of the clock then', () => {
    const ticker = createTicker(1000);
    const beats: number[] = [];
    const leave = ticker.join((now) => beats.push(now));
    show('hidden');
    expect(beats).to.deep.equal([]);
    // The computer slept: the clock went on, the timers did not.
    clock.setSystemTime(3_600_400);
    show('visible');
    expect(beats).to.deep.equal([3_600_400]);
    expect(clock.countTimers()).to.equal(1);
    clock.tick(600);
    expect(beats).to.deep.equal([3_600_400, 3_601_000]);
    leave();
    show('visible');
    expect(beats).to.have.length(2);
  });
});
