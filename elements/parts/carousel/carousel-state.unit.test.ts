import { install } from '@sinonjs/fake-timers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CarouselState } from './carousel-state.ts';

const places = (state: CarouselState<string>) => state.slides.map((_, index) => state.placeOf(index));

describe('CarouselState', () => {
  let clock: ReturnType<typeof install>;
  let shown: number[];

  const start = (slides: string[], timeOf: (slide: string) => number = () => 3000, tickMs = 10) => {
    const state: CarouselState<string> = new CarouselState({
      tickMs,
      timeOf,
      changed: () => {
        if (shown.at(-1) !== state.index) shown.push(state.index);
      },
    });
    shown = [0];
    state.setSlides(slides);
    state.setRotating(true);
    return state;
  };

  beforeEach(() => {
    // Vitest's own fake clock cannot jump.
    clock = install({ toNotFake: ['nextTick', 'queueMicrotask'] });
  });
  afterEach(() => clock.uninstall());

  it('shows each slide for its own time [W2.13]', () => {
    const state = start(['five', 'one', 'three'], (slide) => ({ five: 5000, one: 1000 })[slide] ?? 3000);
    clock.tick(4900);
    expect(state.index).toBe(0);
    clock.tick(200);
    expect(state.index).toBe(1);
    clock.tick(1100);
    expect(state.index).toBe(2);
  });

  it('wraps around at both ends [W2.14]', () => {
    const state = start(['a', 'b', 'c']);
    state.step(-1);
    expect(state.index).toBe(2);
    state.step(1);
    expect(state.index).toBe(0);
    expect(shown).toEqual([0, 2, 0]);
  });

  it('counts a slide’s time anew after every move', () => {
    const state = start(['a', 'b']);
    clock.tick(2900);
    state.step(1);
    clock.tick(2900);
    expect(state.index).toBe(1);
    clock.tick(100);
    expect(state.index).toBe(0);
  });

  it('goes on where it was when a hold ends [W9.07]', () => {
    const state = start(['a', 'b'], undefined, 100);
    clock.tick(2000);
    state.pause('video');
    clock.tick(5000);
    expect(state.running).toBe(false);
    expect(state.rotating).toBe(true);
    state.resume('video');
    clock.tick(900);
    expect(state.index).toBe(0);
    clock.tick(100);
    expect(state.index).toBe(1);
  });

  it('waits until the last hold ends', () => {
    const state = start(['a', 'b']);
    state.pause('focus');
    state.pause('hover');
    state.resume('hover');
    expect(state.running).toBe(false);
    state.resume('hover', 'focus');
    expect(state.running).toBe(true);
  });

  it('never skips a slide when the clock jumps ahead', () => {
    start(['a', 'b', 'c', 'd']);
    clock.tick(2990);
    clock.jump(3_600_000);
    clock.tick(2000);
    expect(shown).toEqual([0, 1]);
  });

  it('keeps its pace when the clock is set back or stands still', () => {
    const state = start(['a', 'b']);
    clock.setSystemTime(-7_200_000);
    clock.tick(3000);
    expect(state.index).toBe(1);
  });

  it('sets no timer for one slide or none', () => {
    for (const slides of [[], ['a']]) {
      const state = start(slides);
      expect(state.running).toBe(false);
      state.step(1);
      expect(state.index).toBe(0);
    }
    expect(clock.countTimers()).toBe(0);
  });

  it('keeps the shown slide when slides come and go around it', () => {
    const state = start(['a', 'b', 'c']);
    state.goTo(1);
    state.setSlides(['new', 'a', 'b', 'c']);
    expect(state.index).toBe(2);
    state.setSlides(['b']);
    expect(state.index).toBe(0);
    expect(state.running).toBe(false);
    state.setSlides(['b', 'd']);
    expect(state.running).toBe(true);
    state.goTo(1);
    state.setSlides(['b']);
    expect(state.index).toBe(0);
    state.setSlides([]);
    expect(state.index).toBe(0);
  });

  it('lays slides out around the shown one', () => {
    expect(places(start(['a']))).toEqual([0]);
    expect(places(start(['a', 'b', 'c']))).toEqual([0, 1, -1]);
    expect(places(start(['a', 'b', 'c', 'd', 'e']))).toEqual([0, 1, 2, -2, -1]);
  });

  it('leaves the left slide on the side that it was left to, also of two or four', () => {
    const two = start(['a', 'b']);
    expect(places(two)).toEqual([0, 1]);
    two.step(1);
    expect([places(two), two.takeMove(), two.takeMove()]).toEqual([[-1, 0], 1, 0]);
    two.lean(1);
    expect(places(two)).toEqual([1, 0]);
    two.step(-1);
    expect([places(two), two.takeMove()]).toEqual([[0, 1], -1]);
    const four = start(['a', 'b', 'c', 'd']);
    four.goTo(2);
    expect([places(four), four.takeMove()]).toEqual([[-2, -1, 0, 1], 2]);
  });

  it('frees its timer', () => {
    const state = start(['a', 'b']);
    expect(clock.countTimers()).toBe(1);
    state.destroy();
    expect(clock.countTimers()).toBe(0);
  });
});
