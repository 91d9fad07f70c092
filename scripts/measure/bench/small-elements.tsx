import r2wc from '@r2wc/react-to-web-component';
import { html, LitElement } from 'lit';
import { defineElement } from '../../../elements/runtime/define-element.tsx';
import { smallTag } from './small-tag.tsx';

const amount = 200;

defineElement(smallTag);
customElements.define(
  'bare-small',
  r2wc(smallTag.view, { shadow: 'open', props: { label: 'string', count: 'number' } }),
);

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

/** Until the browser has shown everything, so that what follows does not pay for it. */
async function settle() {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

async function until(done: () => boolean) {
  while (!done()) await nextTask();
}

/**
 * Milliseconds to create and render 200 elements of a tag, and to update them all; whether their content was rendered
 * synchronously.
 */
export async function measure(tag: string) {
  await settle();
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
  const rendered = performance.now();
  performance.mark('rendered');
  await settle();
  const settled = performance.now();
  performance.mark('settled');
  for (const element of elements) element.count = 2;
  await until(() => shows('2'));
  const updated = performance.now();
  performance.mark('updated');
  for (const element of elements) element.remove();
  return { render: rendered - started, update: updated - settled, atOnce };
}

/** React keeps its tree at what it renders into. */
function isHydrated(element?: Element): boolean {
  const tree = Object.entries(element?.shadowRoot ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1];
  return tree && !tree.stateNode.current.memoizedState.isDehydrated;
}

/**
 * Milliseconds until 200 elements that a server has rendered answer, and until React has taken over the last of them;
 * whether what was rendered stayed in place.
 */
export async function measureArrival(markup: string) {
  // In a document without definitions: as in a page that arrives before its script.
  const arrived = document.implementation.createHTMLDocument();
  arrived.body.setHTMLUnsafe(markup);
  // What a page has parsed is in its document already; a tag that is not connected is not upgraded.
  const { children } = document.adoptNode(arrived.body);
  const elements = [...children] as (HTMLElement & { count: number })[];
  const numbers = () => elements.map((element) => element.shadowRoot?.querySelector('b'));
  const before = numbers();
  await settle();
  const started = performance.now();
  performance.mark('arrived');
  document.body.append(...elements);
  const answering = performance.now();
  performance.mark('answering');
  await until(() => isHydrated(elements.at(-1)));
  const taken = performance.now();
  performance.mark('taken');
  const stayed = numbers().every((number, index) => number === before[index]);
  for (const element of elements) element.count = 2;
  await until(() => numbers().every((number) => number?.textContent === '2'));
  for (const element of elements) element.remove();
  return { answer: answering - started, take: taken - started, stayed };
}

declare global {
  interface Window {
    measure: typeof measure;
    measureArrival: typeof measureArrival;
  }
}
Object.assign(window, { measure, measureArrival });
