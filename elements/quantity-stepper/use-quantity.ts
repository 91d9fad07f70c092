import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBrowserValue } from '#runtime/drawn/browser-value.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import { parseQuantity, stepQuantity } from '#website/shop/quantity.ts';
import type { QuantityStepperEvents } from './quantity-stepper.definition.ts';

interface QuantityInput {
  value: number;
  name: string;
  disabled: boolean;
}

/**
 * The quantity of a stepper. It is stored in the element's `value` property, so that page scripts read what is visible.
 * `draft` is a typed text that is not applied yet.
 */
export function useQuantity({ value, name, disabled }: QuantityInput) {
  const host = useHost<QuantityStepperEvents>();
  const tell = useFieldEvents();
  const element = host.element as HTMLElement & { value?: string | number | undefined };
  const [draft, setDraft] = useState<string>();
  const isDisabled = useBrowserValue(() => element.matches(':disabled'), false);
  const [disabledByForm, setDisabledByForm] = useState(isDisabled);
  const initial = useRef(element.value);
  const off = disabled || disabledByForm;

  const submit = () => {
    const text = String(element.value);
    const entries = new FormData();
    if (name && !off) entries.append(name, text);
    host.internals.setFormValue(entries, text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what is submitted.
  useLayoutEffect(submit, [name, off, value]);

  const submitLatest = useRef(submit);
  submitLatest.current = submit;

  useEffect(() => {
    setDisabledByForm(element.matches(':disabled'));
    const { form } = host;
    form.value = () => submitLatest.current();
    form.disabled = setDisabledByForm;
    form.reset = () => {
      setDraft(undefined);
      element.value = element.getAttribute('value') ?? initial.current;
    };
    form.restore = (state) => {
      if (typeof state === 'string') element.value = parseQuantity(state);
    };
    return () => {
      delete form.value;
      delete form.disabled;
      delete form.reset;
      delete form.restore;
    };
  }, [host, element]);

  const take = (quantity: number) => {
    setDraft(undefined);
    const before = element.value;
    if (off || quantity === parseQuantity(before)) return;
    const allowed = host.emit('quantity-change', { quantity }, { cancelable: true });
    // A value that a listener has set has priority.
    if (allowed && element.value === before) element.value = quantity;
    submit();
    if (element.value !== before) tell('input', 'change');
  };

  return {
    draft,
    off,
    type: setDraft,
    take,
    /** Applies the typed text, if there is any; true when it differs from the current quantity. */
    takeDraft() {
      if (draft === undefined) return false;
      const corrected = draft !== String(parseQuantity(element.value));
      take(parseQuantity(draft));
      return corrected;
    },
    step: (by: number) =>
      take(stepQuantity(draft === undefined ? parseQuantity(element.value) : parseQuantity(draft), by)),
  };
}
