import { nextFrame } from '#testing/browser.ts';

/** React renders in tasks posted as messages, so a message posted now arrives after them. */
export const rendered = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/**
 * Waits for pending renders and the renders that they cause: two frames, each with React's tasks (see the runner's
 * `nextFrame`).
 */
export async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
