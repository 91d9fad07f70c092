import { flushSync } from 'react-dom';
import { VIEW_EVENTS } from '../react/listening.ts';
import { walkUp } from '../walk-up.ts';
import { setChangesAside } from './changed-fields.ts';
import type { Hydration } from './hydrate-view.tsx';
import { repeatOf } from './same-control.ts';
import { inShortTask } from './short-tasks.ts';

/** By their containers, in the order of the page. */
const deferred = new Map<EventTarget, DeferredView>();

/** The deferred view that an element is in. */
export const deferredView = (element: Element): DeferredView | undefined =>
  deferred.size > 0 ? walkUp(element, (node) => deferred.get(node)) : undefined;

/**
 * A view that a server has rendered. It is hydrated in short tasks, so that the page answers its visitor in between; at
 * once where an event comes to the view, where its element renders again, or where the visitor has changed it.
 */
export class DeferredView {
  readonly #container: Element | ShadowRoot;
  readonly #begin: (mounted: () => void) => Hydration;
  readonly #within = new Set<() => void>();
  #hydration: Hydration | undefined;

  constructor(container: Element | ShadowRoot, begin: (mounted: () => void) => Hydration) {
    this.#container = container;
    this.#begin = begin;
    // Added once, however often it is added.
    if (deferred.size === 0) for (const name of VIEW_EVENTS) addEventListener(name, hydrateFor, true);
    deferred.set(container, this);
    inShortTask(() => this.hydrate());
  }

  /** Hydrates it in this task, and makes the visitor's changes again. */
  hydrate(changed: (changeAgain: () => void) => void = (changeAgain) => changeAgain()): void {
    if (!deferred.has(this.#container)) return;
    const changeAgain = setChangesAside(this.#container);
    flushSync(() => this.#go());
    this.#end();
    changed(changeAgain);
  }

  #go(): void {
    if (this.#hydration) this.#hydration.again();
    // React is still in its commit.
    else this.#hydration = this.#begin(() => queueMicrotask(() => this.#end()));
  }

  #end(): void {
    if (!deferred.delete(this.#container)) return;
    this.#hydration?.end();
    if (this.#within.size === 0) return;
    flushSync(() => {
      for (const render of this.#within) render();
    });
  }

  /** Renders a tag in the view afterwards: React compares what it finds there with what it would render. */
  afterwards(render: () => void): void {
    this.#within.add(render);
  }

  /** Its element has left the page. */
  leave(): void {
    if (deferred.delete(this.#container)) this.#container.replaceChildren();
  }
}

/** What a field holds is set aside with the visitor's other changes. */
const FIELD = 'select,textarea,input:not([type=submit],[type=button],[type=reset],[type=image])';

/** The outer first: it listens to the inner. A form that is sent reads the fields in it, wherever its button is. */
function hydrateFor(event: Event): void {
  const { type } = event;
  const [target] = event.composedPath();
  const reached = type === 'submit' ? [...deferred.keys()] : event.composedPath().reverse();
  if (!reached.some((node) => deferred.has(node))) return;
  const isRepeatable = target instanceof Element && /^(click|submit)$/.test(type) && !target.matches(FIELD);
  const repeat = isRepeatable && repeatOf(event, target);
  for (const node of reached) deferred.get(node)?.hydrate();
  if (!repeat || target.isConnected) return;
  // The view was rendered afresh, and the event goes to what is gone.
  event.preventDefault();
  event.stopImmediatePropagation();
  setTimeout(repeat);
}
