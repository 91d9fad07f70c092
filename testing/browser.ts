import { chai, fixture as placeFixture } from '@open-wc/testing';
import { type ChaiLike, watchAssertions } from './assertion-watch.ts';
import { compareNodesByName } from './compare-nodes-by-name.ts';
import { noteProvenRows } from './proven-rows.ts';

export { expect, html, oneEvent } from '@open-wc/testing';

watchAssertions(chai as unknown as ChaiLike, noteProvenRows);
compareNodesByName(chai);

// Saved before a test replaces them with a fake clock: waiting for a browser always needs real time.
const { setTimeout, clearTimeout, requestAnimationFrame, requestIdleCallback, MessageChannel } = window;
const INTERVAL = 10;
/** For what hangs, on a busy machine too; shorter than a test's own 60 s, so that this message is reported. */
const PATIENCE = 25_000;

/**
 * React posts its tasks as messages, and up to three follow each other: the rendering, its effects, and their updates.
 */
async function reactTasks(): Promise<void> {
  for (let task = 0; task < 3; task += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Resolves when the next frame is drawn and React's pending tasks are done. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame.call(window, resolve));
  await reactTasks();
}

/** Resolves when the browser is idle; in Safari, which does not tell, after a task. */
export function idleTime(): Promise<void> {
  return new Promise((resolve) => (requestIdleCallback ?? setTimeout).call(window, () => resolve()));
}

/**
 * Inserts the template into the page until the test is over, and resolves with its first element after it has drawn.
 */
export async function fixture<T extends Element>(...args: Parameters<typeof placeFixture>): Promise<T> {
  const element = await placeFixture(...args);
  await reactTasks();
  return element as T;
}

/** Resolves as soon as the condition holds; rejects with the message when it did not within 25 s. */
export async function waitUntil(condition: () => unknown, message = 'the condition never held'): Promise<void> {
  let late = false;
  const timer = setTimeout.call(
    window,
    () => {
      late = true;
    },
    PATIENCE,
  );
  try {
    while (!(await condition())) {
      if (late) throw new Error(`Waited ${PATIENCE / 1000} s: ${message}`);
      await aTimeout(INTERVAL);
    }
  } finally {
    clearTimeout.call(window, timer);
  }
}

/** Resolves after so many milliseconds of real time, under a fake clock too. */
export function aTimeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout.call(window, resolve, milliseconds);
  });
}
