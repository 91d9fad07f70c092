import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { VIEW_EVENTS } from '../react/listening.ts';
import { walkUp } from '../walk-up.ts';
import { inTurn } from './in-turn.ts';

/** By their containers, in the order of the page. */
const asleep = new Map<EventTarget, WakingRoot>();

/** The sleeping view that an element is in. */
export const sleepingView = (element: Element): WakingRoot | undefined =>
  asleep.size > 0 ? walkUp(element, (node) => asleep.get(node)) : undefined;

/**
 * The root of a view that a server has drawn. React takes many over in several short tasks, so that the page answers
 * its visitor in between; at once where an event comes to the view, or where its element draws again.
 */
export class WakingRoot implements Root {
  readonly #container: Element | ShadowRoot;
  readonly #hydrate: () => [Root, changeAgain: () => void];
  readonly #within = new Set<() => void>();
  #root?: Root;

  constructor(container: Element | ShadowRoot, hydrate: () => [Root, changeAgain: () => void]) {
    this.#container = container;
    this.#hydrate = hydrate;
    if (asleep.size === 0) for (const name of VIEW_EVENTS) addEventListener(name, wakeFor, true);
    asleep.set(container, this);
    inTurn(() => this.wake());
  }

  wake(changed: (changeAgain: () => void) => void = (changeAgain) => changeAgain()): void {
    if (!this.#leave()) return;
    const [root, changeAgain] = this.#hydrate();
    this.#root = root;
    if (this.#within.size > 0) {
      flushSync(() => {
        for (const draw of this.#within) draw();
      });
    }
    changed(changeAgain);
  }

  /** Draws a tag in the view afterwards: React compares what it finds there with what it would draw. */
  afterwards(draw: () => void): void {
    this.#within.add(draw);
  }

  render(view: Parameters<Root['render']>[0]): void {
    // After the flush around this, in which React would take a change back; still before the browser paints.
    this.wake(queueMicrotask);
    this.#root?.render(view);
  }

  unmount(): void {
    if (this.#leave()) this.#container.replaceChildren();
    this.#root?.unmount();
  }

  /** Whether it was asleep. */
  #leave(): boolean {
    const wasAsleep = asleep.delete(this.#container);
    if (wasAsleep && asleep.size === 0) for (const name of VIEW_EVENTS) removeEventListener(name, wakeFor, true);
    return wasAsleep;
  }
}

/** The outer first: it listens to the inner. A form that is sent reads the fields in it, wherever its button is. */
function wakeFor(event: Event): void {
  const reached = event.type === 'submit' ? asleep.keys() : event.composedPath().reverse();
  for (const node of reached) asleep.get(node)?.wake();
}
