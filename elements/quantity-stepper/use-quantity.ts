import { useState } from 'react';
import { parseQuantity, stepQuantity } from '#rules/shop/quantity.ts';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import type { QuantityStepperEvents } from './quantity-stepper.definition.ts';

/**
 * The quantity of a stepper. It is the element's `value`, so that page scripts read what is visible. `draft` is a typed
 * text that is not applied yet.
 */
export function useQuantity(disabled: boolean) {
  const host = useHost<QuantityStepperEvents>();
  const [draft, setDraft] = useState<string>();
  const tell = useFieldEvents();
  const { element, off } = useField<number>(disabled, () => setDraft(undefined));

  const take = (quantity: number) => {
    setDraft(undefined);
    const before = element.value;
    if (off || quantity === before) return;
    const allowed = host.emit('quantity-change', { quantity }, { cancelable: true });
    // A value that a listener has set has priority.
    if (allowed && element.value === before) element.value = quantity;
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
      const corrected = draft !== String(element.value);
      take(parseQuantity(draft));
      return corrected;
    },
    step: (by: number) => take(stepQuantity(draft === undefined ? element.value : parseQuantity(draft), by)),
  };
}
