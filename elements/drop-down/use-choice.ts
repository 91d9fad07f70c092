import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '#parts/listbox/listbox-choices.ts';
import { useBrowserValue } from '#runtime/drawn/browser-value.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import type { DropDownEvents } from './drop-down.definition.ts';

interface ChoiceInput {
  value: string;
  options: readonly Choice[];
  name: string;
  disabled: boolean;
}

/**
 * The choice of a drop-down. It is stored in the element's `value` property, so that page scripts read what is visible.
 */
export function useChoice({ value, options, name, disabled }: ChoiceInput) {
  const host = useHost<DropDownEvents>();
  const tell = useFieldEvents();
  const element = host.element as HTMLElement & { value?: string | undefined };
  const isDisabled = useBrowserValue(() => element.matches(':disabled'), false);
  const [disabledByForm, setDisabledByForm] = useState(isDisabled);
  const initial = useRef(element.value);
  const off = disabled || disabledByForm || options.length === 0;
  // As in a select, a value that is not in the list selects the first option.
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const now = options[chosen]?.value ?? '';

  const submitAs = (text: string) => {
    const entries = new FormData();
    if (name && !off) entries.append(name, text);
    host.internals.setFormValue(entries, text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what is submitted.
  useLayoutEffect(() => {
    submitAs(now);
    if (element.value !== now) element.value = now;
  }, [name, off, now, value]);

  const submitLatest = useRef(() => {});
  submitLatest.current = () =>
    submitAs((options.find((option) => option.value === element.value) ?? options[0])?.value ?? '');

  useEffect(() => {
    setDisabledByForm(element.matches(':disabled'));
    const { form } = host;
    form.value = () => submitLatest.current();
    form.disabled = setDisabledByForm;
    form.reset = () => {
      element.value = element.getAttribute('value') ?? initial.current;
    };
    form.restore = (state) => {
      if (typeof state === 'string') element.value = state;
    };
    return () => {
      delete form.value;
      delete form.disabled;
      delete form.reset;
      delete form.restore;
    };
  }, [host, element]);

  return {
    chosen: options.length > 0 ? chosen : -1,
    off,
    take(choice: Choice) {
      element.value = choice.value;
      // Synchronously, because a listener may submit the form before the next render.
      submitAs(choice.value);
      host.emit('selection-change', { value: choice.value, label: choice.label });
      tell('input', 'change');
    },
  };
}
