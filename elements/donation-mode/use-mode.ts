import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '#runtime/host.ts';
import type { DonationModeEvents, Mode } from './donation-mode.definition.ts';
import { showPanels } from './show-panels.ts';

/** The chosen mode. It is stored in the element's `value` property, so that page scripts read what is visible. */
export function useMode(modes: readonly Mode[], value: string, name: string) {
  const host = useHost<DonationModeEvents>();
  const element = host.element as HTMLElement & { value?: string | undefined };
  const initial = useRef(element.value);
  const chosen = (modes.find((mode) => mode.value === value) ?? modes[0])?.value as string;

  useLayoutEffect(() => {
    const entries = new FormData();
    if (name) entries.append(name, chosen);
    host.internals.setFormValue(entries, chosen);
  }, [host, name, chosen]);

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
    form.reset = () => {
      element.value = element.getAttribute('value') ?? initial.current;
    };
    form.restore = (state) => {
      if (typeof state === 'string') element.value = state;
    };
    return () => {
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
    },
  };
}
