import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import type { DonationModeEvents, Mode } from './donation-mode.definition.ts';
import { showPanels } from './show-panels.ts';

/** The chosen mode. It is stored in the element's `value` property, so that page scripts read what is visible. */
export function useMode(modes: readonly Mode[], value: string, name: string) {
  const host = useHost<DonationModeEvents>();
  const tell = useFieldEvents();
  const element = host.element as HTMLElement & { value?: string | undefined };
  const initial = useRef(element.value);
  const chosen = (modes.find((mode) => mode.value === value) ?? modes[0])?.value as string;

  const submitAs = (mode: string) => {
    const entries = new FormData();
    if (name) entries.append(name, mode);
    host.internals.setFormValue(entries, mode);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what is submitted.
  useLayoutEffect(() => {
    submitAs(chosen);
    if (element.value !== chosen) element.value = chosen;
  }, [name, chosen, value]);
  const submitLatest = useRef(() => {});
  submitLatest.current = () =>
    submitAs((modes.find((mode) => mode.value === element.value) ?? modes[0])?.value as string);

  useLayoutEffect(() => {
    const show = () => showPanels(element, chosen);
    show();
    // For content that is added later.
    element.shadowRoot?.addEventListener('slotchange', show);
    return () => element.shadowRoot?.removeEventListener('slotchange', show);
  }, [element, chosen]);
  useLayoutEffect(() => () => showPanels(element, undefined), [element]);

  useEffect(() => {
    const { form } = host;
    form.value = () => submitLatest.current();
    form.reset = () => {
      element.value = element.getAttribute('value') ?? initial.current;
    };
    form.restore = (state) => {
      if (typeof state === 'string') element.value = state;
    };
    return () => {
      delete form.value;
      delete form.reset;
      delete form.restore;
    };
  }, [host, element]);

  return {
    chosen,
    choose(mode: string) {
      const before = element.value;
      if (mode === chosen || !host.emit('mode-change', { mode }, { cancelable: true })) return;
      // A mode that a listener has set has priority.
      if (element.value === before) element.value = mode;
      tell('input', 'change');
    },
  };
}
