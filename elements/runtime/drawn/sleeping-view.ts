import { flushSync } from 'react-dom';
import { VIEW_EVENTS } from '../react/listening.ts';
import { walkUp } from '../walk-up.ts';
import { inTurn } from './in-turn.ts';

/** By their containers, in the order of the page. */
const asleep = new Map<EventTarget, SleepingView>();

/** The sleeping view that an element is in. */
export const sleepingView = (element: Element): SleepingView | undefined =>
  asleep.size > 0 ? walkUp(element, (node) => asleep.get(node)) : undefined;

/**
 * A view that a server has drawn. React takes many over in several short tasks, so that the page answers its visitor in
 * between; at once where an event comes to the view, or where its element draws again.
 */
export class SleepingView {
  readonly #container: Element | ShadowRoot;
  readonly #takeOver: () => () => void;
  readonly #within = new Set<() => void>();

  /** `takeOver` returns what makes the visitor's changes again. */
  constructor(container: Element | ShadowRoot, takeOver: () => () => void) {
    this.#container = container;
    this.#takeOver = takeOver;
    // Heard once, however often it is said.
    if (asleep.size === 0) for (const name of VIEW_EVENTS) addEventListener(name, wakeFor, true);
    asleep.set(container, this);
    inTurn(() => this.wake());
  }

  wake(changed: (changeAgain: () => void) => void = (changeAgain) => changeAgain()): void {
    if (!asleep.delete(this.#container)) return;
    const changeAgain = this.#takeOver();
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

  /** Its element has left the page. */
  leave(): void {
    if (asleep.delete(this.#container)) this.#container.replaceChildren();
  }
}

/** The outer first: it listens to the inner. A form that is sent reads the fields in it, wherever its button is. */
function wakeFor(event: Event): void {
  const reached = event.type === 'submit' ? asleep.keys() : event.composedPath().reverse();
  for (const node of reached) asleep.get(node)?.wake();
}
