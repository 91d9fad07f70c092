import r2wc from '@r2wc/react-to-web-component';
import { html, LitElement } from 'lit';
import * as z from 'zod/mini';
import { defineElement } from '../../elements/runtime/define-element.tsx';

const amount = 200;

function View({ label = '', count = 0 }: { label?: string; count?: number }) {
  return (
    <p>
      {label} <b>{count}</b>
    </p>
  );
}

defineElement({
  tag: 'haven-small',
  attributes: z.object({ label: z._default(z.string(), ''), count: z._default(z.number(), 0) }),
  view: View,
  root: 'shadow',
});
customElements.define('bare-small', r2wc(View, { shadow: 'open', props: { label: 'string', count: 'number' } }));

class LitSmall extends LitElement {
  static override properties = { label: { type: String }, count: { type: Number } };
  declare label: string;
  declare count: number;
  override render() {
    return html`<p>${this.label} <b>${this.count}</b></p>`;
  }
}
customElements.define('lit-small', LitSmall);

const nextTask = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

async function until(done: () => boolean) {
  while (!done()) await nextTask();
}

/**
 * Milliseconds to create and draw 200 elements of a tag, and to update them all; whether their content was drawn
 * synchronously.
 */
export async function measure(tag: string) {
  await nextTask();
  performance.mark('started');
  const started = performance.now();
  const elements = Array.from({ length: amount }, (_, index) => {
    const element = document.createElement(tag) as HTMLElement & { count: number };
    element.setAttribute('label', `number ${index}`);
    element.setAttribute('count', '1');
    return element;
  });
  const shows = (count: string) =>
    elements.every((element) => element.shadowRoot?.querySelector('b')?.textContent === count);
  document.body.append(...elements);
  const atOnce = shows('1');
  await until(() => shows('1'));
  const drawn = performance.now();
  performance.mark('drawn');
  for (const element of elements) element.count = 2;
  await until(() => shows('2'));
  const updated = performance.now();
  performance.mark('updated');
  for (const element of elements) element.remove();
  await nextTask();
  return { draw: drawn - started, update: updated - drawn, atOnce };
}

declare global {
  interface Window {
    measure: typeof measure;
  }
}
window.measure = measure;
