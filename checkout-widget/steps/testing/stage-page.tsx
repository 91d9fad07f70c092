/**
 * A container with a step and fakes of its dependencies, for the browser tests of steps. Never part of a build.
 */

import FakeTimers from '@sinonjs/fake-timers';
import axe from 'axe-core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { StepName } from '#checkout/instructions.ts';
import { PAYLOADS, type Payloads } from '#checkout/instructions.ts';
import { DEFAULT_THEME, type WidgetTheme } from '#checkout/theme/theme.ts';
import type { Shown } from '#locales/message.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { inEnglish } from '#testing/in-english.ts';
import type { StepModule, StepProps } from '../step.ts';

/** The test server acts as the provider, as in the library's own tests. */
export const HERE = { choice: { api: location.origin, widget: location.origin }, alias: undefined };
/** A token that the library accepts as an access token. */
export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJlbnZpcm9ubWVudCI6InNhbmRib3gifQ.c2ln';

interface StageOptions {
  readonly width?: number;
  readonly base?: Readonly<Record<string, unknown>>;
  readonly theme?: WidgetTheme;
}

/** Lets React render and messages arrive, without timers, which a fake clock would stop. */
export async function rendered(rounds = 6): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  }
}

/** Renders a step as the widget does; `report` resolves with `answers.isDelivered`. */
export function stage<Name extends StepName>(
  name: Name,
  { Step, styles = [] }: { readonly Step: unknown; readonly styles?: readonly string[] },
  payload: unknown,
  { width = 460, base = {}, theme = DEFAULT_THEME }: StageOptions = {},
) {
  const step = document.body.appendChild(document.createElement('section'));
  step.className = 'pay-step';
  const title = step.appendChild(document.createElement('div'));
  title.className = 'pay-step-title';
  title.tabIndex = -1;
  const place = step.appendChild(document.createElement('div'));
  place.style.width = `${width}px`;
  place.style.setProperty('--pay-button-color', theme.button_color);
  place.style.setProperty('--pay-border-color', theme.border_color);
  place.style.setProperty('--pay-text-color', theme.text_color);
  const release = adoptStyles(document, styles);
  const root = createRoot(place);
  const log: string[] = [];
  const reports: { event: string; payload: Readonly<Record<string, unknown>>; stay: boolean }[] = [];
  const merchant: [name: string, data: unknown][] = [];
  const answers = { isDelivered: true };
  let state = { isBusy: false, isOver: false };
  const props = {
    name,
    payload: PAYLOADS[name].parse(payload) as Payloads[Name],
    theme,
    base,
    env: HERE,
    token: TOKEN,
    async report(event: string, sent: Readonly<Record<string, unknown>>, { stay = false } = {}) {
      reports.push({ event, payload: sent, stay });
      await rendered(1);
      return answers.isDelivered;
    },
    overlay: (isVisible: boolean) => void log.push(isVisible ? 'overlay' : 'no overlay'),
    merchantEvent: (event: string, data?: unknown) => void merchant.push([event, data]),
    act(action: () => Promise<unknown> | undefined) {
      if (state.isBusy) return;
      set({ isBusy: true });
      void Promise.resolve()
        .then(action)
        .finally(() => set({ isBusy: false }));
    },
    goBack: () => {},
    announce: (text: Shown) => void log.push(inEnglish(text)),
  };
  let isGone = false;
  function render() {
    if (isGone) return;
    const View = Step as StepModule<Name>['Step'];
    root.render(createElement(View, { ...props, ...state } as StepProps<Name>));
  }
  function set(change: Partial<typeof state>) {
    state = { ...state, ...change };
    render();
  }
  render();
  return {
    place,
    title,
    log,
    reports,
    merchant,
    answers,
    set,
    isBusy: () => state.isBusy,
    find: <Found extends Element = HTMLElement>(selector: string) => place.querySelector<Found>(selector) as Found,
    all: (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)],
    text: () => place.textContent ?? '',
    unmount() {
      if (isGone) return;
      isGone = true;
      root.unmount();
      release();
      step.remove();
    },
  };
}

/** The accessibility violations that axe finds in a step. */
export async function faultsOf(place: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(place, { iframes: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

/** A stopped fake clock; timers that were started before it still run. */
export const stopClock = () =>
  FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });

/** Dispatches a message of the frame's window at once. */
export async function tell(frame: HTMLIFrameElement, event: string, more: object = {}): Promise<void> {
  const widget_id = new URL(frame.src).searchParams.get('widget_id');
  const data = JSON.stringify({ event, widget_id, message_source: 'widget.paydock', ...more });
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow }));
  await rendered();
}
