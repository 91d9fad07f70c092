import { originAround } from '../kit/origin-around.ts';

/** Posts the data that the server wrote into this page to the page around it, as JSON text, to its exact origin. */
export function announceOutcome(view: Window, message: string | undefined, origins: readonly string[]): void {
  const data: unknown = JSON.parse(message ?? 'null');
  const origin = originAround(view, origins);
  if (typeof data === 'object' && data !== null && origin !== '') view.parent.postMessage(JSON.stringify(data), origin);
}
