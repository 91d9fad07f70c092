import { nextFrame } from '#testing/browser.ts';

/** React draws in tasks of its own, posted as messages: one that is posted now comes after those. */
export const drawn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** What was asked for is drawn, and what that asked for: two frames, each with React's tasks (see the runner's `nextFrame`). */
export async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
