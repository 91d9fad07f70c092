import { nextFrame } from '@open-wc/testing';

/** React draws in tasks of its own, posted as messages: one that is posted now comes after those. */
export const drawn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/**
 * What was asked for is drawn: two frames, and after each the drawing, its effects and what they ask for. Frames alone are
 * not enough, because on a busy machine they overtake React's tasks.
 */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await nextFrame();
    for (let task = 0; task < 3; task += 1) await drawn();
  }
}
