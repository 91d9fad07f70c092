/**
 * Tests that mount and destroy share this page, which counts everything that could be left behind. Never part of a
 * build.
 */

import FakeTimers from '@sinonjs/fake-timers';
import { expect, fixture, html } from '#testing/browser.ts';
import { OVERLAY_FADE } from '../surfaces/overlay.ts';
import { answerCalls, withToken } from '../widget/testing/form-frame.ts';

const BATCH = 20;
const channel = new MessageChannel();
/** Resolves in the next task, independent of the fake clock. */
export const turn = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });

/** An instance in the page, from its construction on. */
export interface Mounted {
  destroy(): void;
  /** Steps between mounting and destroying, by phase. */
  readonly phases: readonly (() => unknown)[];
}

/** A place in the page for one instance of a batch. */
export interface Place {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  /** Advances the fake clock by milliseconds. */
  tick(time: number): void;
}

/** What is mounted, and a sign that it really appeared in the page. */
export interface Subject {
  mount(place: Place): Mounted;
  /** Runs before the first cycle; returns a function that restores the page. */
  prepare?(): (() => void) | Promise<() => void>;
  /** A selector of elements that must have appeared; frames by default. */
  readonly sign?: string;
}

/** Counts listeners that were added, and neither removed, nor run once, nor removed by their signal. */
function countListeners() {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const held = new Map<EventTarget, Map<string, Set<unknown>>>();
  const drop = (target: EventTarget, type: string, listener: unknown) =>
    void held.get(target)?.get(type)?.delete(listener);
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const types = held.get(target) ?? new Map<string, Set<unknown>>();
    held.set(target, types.set(type, (types.get(type) ?? new Set()).add(listener)));
    const { once, signal } = Object(options) as AddEventListenerOptions;
    if (once) add.call(target, type, () => drop(target, type, listener), { once });
    if (signal) add.call(signal, 'abort', () => drop(target, type, listener), { once: true });
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    drop(this ?? window, type, listener);
    remove.call(this ?? window, type, listener, options);
  };
  return {
    // Listeners of an aborted signal never run again.
    left: () =>
      [...held].flatMap(([target, types]) =>
        target instanceof AbortSignal && target.aborted
          ? []
          : [...types].flatMap(([type, { size }]) => (size ? `${target.constructor.name} ${type} ${size}` : [])),
      ),
    restore: () => Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove }),
  };
}

/** Every third response to a capture is lost, so that some instances are destroyed during a retry. */
function answers() {
  let captures = 0;
  const here = location.href.split('#')[0];
  return answerCalls(({ path }) => {
    if (path.startsWith('/v1/remote')) return withToken();
    if (path.endsWith('/capture') && ++captures % 3 === 0) return new Response('', { status: 503 });
    if (path.endsWith('/process')) {
      const data = { status: 'pending', challenge: true, challenge_url: `${location.origin}/3ds/challenge` };
      return Response.json({ resource: { data } });
    }
    // A link that does not leave the page, for the modes that navigate the page itself.
    const data = { link: `${here}#pay`, token: 't1', reference_id: 'r1', mode: 'test', id: 'o1', ref_token: 'ref1' };
    return Response.json({ resource: { data: path.endsWith('tokens') ? 'tok' : data } });
  });
}

/** Windows and frames that load nothing: loading thousands of pages is slow and not needed to find leaks. */
function blankWindows() {
  const { src } = Object.getOwnPropertyDescriptors(HTMLIFrameElement.prototype);
  const { submit } = HTMLFormElement.prototype;
  const { open } = window;
  const { warn, error } = console;
  const popups = new Set<{ closed: boolean }>();
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLIFrameElement, address: string) {
      this.dataset['address'] = address;
    },
  });
  HTMLFormElement.prototype.submit = () => {};
  window.open = () => {
    const popup = {
      closed: false,
      close: () => Object.assign(popup, { closed: true }),
      focus() {},
      location: { replace() {} },
    };
    popups.add(popup);
    return popup as never;
  };
  console.warn = console.error = () => {};
  return {
    left: () => [...popups].filter(({ closed }) => !closed).length,
    restore() {
      Object.assign(window, { open });
      Object.assign(console, { warn, error });
      HTMLFormElement.prototype.submit = submit;
      Object.defineProperty(HTMLIFrameElement.prototype, 'src', src as PropertyDescriptor);
      history.replaceState(null, '', location.href.split('#')[0]);
    },
  };
}

/** Mounts and destroys that many times, in every phase, and expects that nothing is left behind. */
export async function runCycles({ mount, prepare, sign = 'iframe' }: Subject, cycles: number): Promise<void> {
  const shelf = await fixture<HTMLElement>(html`<div></div>`);
  const putBack = await prepare?.();
  const provider = answers();
  const windows = blankWindows();
  const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const listeners = countListeners();
  const children = document.body.childElementCount;
  let signs = 0;
  try {
    for (let cycle = 0; cycle < cycles; cycle += BATCH) {
      const mounted = Array.from({ length: BATCH }, () => {
        const root = shelf.appendChild(document.createElement('div'));
        const form = shelf.appendChild(document.createElement('form'));
        return mount({ root, form, tick: (time) => void clock.tick(time) });
      });
      // Each instance of the batch lives one phase longer than the previous one, and is destroyed twice.
      const steps = mounted[0]?.phases.length ?? 0;
      for (let step = 0; step <= steps; step++) {
        for (const [place, { destroy, phases }] of mounted.entries()) {
          if (place % (steps + 1) > step) await phases[step]?.();
          else destroy();
        }
        signs += document.querySelectorAll(sign).length;
      }
      for (const { destroy } of mounted) destroy();
      shelf.replaceChildren();
      await turn();
      await turn();
      clock.tick(OVERLAY_FADE * 1000);
      expect(clock.countTimers(), 'timers').to.equal(0);
      expect(document.querySelectorAll('iframe').length, 'frames').to.equal(0);
      expect(document.body.childElementCount, 'overlays').to.equal(children);
      expect(windows.left(), 'windows').to.equal(0);
      expect(listeners.left(), 'listeners').to.eql([]);
    }
  } finally {
    listeners.restore();
    clock.uninstall();
    provider.restore();
    windows.restore();
    putBack?.();
  }
  // The result counts only if the expected elements really appeared.
  expect(signs, sign).to.be.greaterThan(cycles / 4);
}
