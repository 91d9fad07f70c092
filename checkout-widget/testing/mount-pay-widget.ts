import { CHECKOUT_EVENTS } from '#sdk';
import '../pay-widget.ts';
import { STEP_NAMES } from '../instructions.ts';
import { loadStage } from '../load-stage.ts';
import { loadStep } from '../steps/step-table.ts';
import { createWidget, testingProvider } from './widget-page.ts';

export const provider = testingProvider();
export const { until } = provider;
export const SIX = [
  'zip_checkout',
  'paypal_wallet',
  'googlepay_wallet',
  'applepay_wallet',
  'afterpay_checkout',
  'card',
];

export function mount(attributes: Record<string, string> = {}, width = 600): HTMLElement {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  document.body.append(box);
  const widget = createWidget(attributes);
  box.append(widget);
  return widget;
}
export const part = <Found extends HTMLElement>(widget: HTMLElement, selector: string) =>
  widget.querySelector<Found>(selector) as Found;
export const overlayOf = (widget: HTMLElement) => part(widget, '.pay-widget__overlay');
export const isCovered = (widget: HTMLElement) => !overlayOf(widget).matches('.pay-widget__overlay--hidden');
export const options = (widget: HTMLElement) => [...widget.querySelectorAll<HTMLButtonElement>('.pay-method')];
export const uncovered = (widget: HTMLElement) => until(() => !isCovered(widget), 'no spinner');
export const choose = async (widget: HTMLElement, types: string[], rest: object = {}) => {
  await provider.instruct('payment_methods.show', { allowed_payment_method_types: types }, rest);
  await until(() => options(widget).length > 0 || part(widget, '.pay-methods-none'));
};
export const listen = (widget: HTMLElement) => {
  const received: [string, unknown][] = [];
  for (const name of CHECKOUT_EVENTS) {
    widget.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) received.push([name, event.detail]);
    });
  }
  return received;
};
export const colour = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);

/** A fake provider and a recorded console for each test of the suite. */
export function quietWidget() {
  const { error, warn } = console;
  const logged = { errors: [] as unknown[], warnings: [] as unknown[] };
  before(async function () {
    // Requests these files early, because the development server builds them on first demand and the first test would
    // wait.
    this.timeout(60_000);
    await loadStage();
    await Promise.all(STEP_NAMES.map((name) => loadStep(name)));
    await provider.worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  });
  after(() => provider.worker.stop());
  beforeEach(() => {
    provider.reset();
    logged.errors = [];
    logged.warnings = [];
    console.error = (...all) => logged.errors.push(all[0]);
    console.warn = (...all) => logged.warnings.push(all[0]);
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await provider.settled();
    Object.assign(console, { error, warn });
  });
  return logged;
}
