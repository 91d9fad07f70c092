import { type KeyboardEvent, useState } from 'react';
import type * as z from 'zod/mini';
import stepperCss from '#parts/stepper/stepper.page.css?inline';
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity, stepQuantity } from '#rules/shop/quantity.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { fieldMembers } from '#runtime/field-members.ts';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STEPPER_TEXTS from '#texts/elements/quantity-stepper';
import { attributes, type QuantityStepperEvents, tag } from './quantity-stepper.definition.ts';

/**
 * The quantity of a stepper. It is the element's `value`, so that page scripts read what is visible. `draft` is a typed
 * text that is not applied yet.
 */
function useQuantity(disabled: boolean) {
  const host = useHost<QuantityStepperEvents>();
  const [draft, setDraft] = useState<string>();
  const dispatch = useFieldEvents();
  const { element, off } = useField<number>(disabled, () => setDraft(undefined));

  const take = (quantity: number) => {
    setDraft(undefined);
    const before = element.value;
    if (off || quantity === before) return;
    const allowed = host.emit('quantity-change', { quantity }, { cancelable: true });
    // A value that a listener has set has priority.
    if (allowed && element.value === before) element.value = quantity;
    if (element.value !== before) dispatch('input', 'change');
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

function QuantityStepper({ value, label, required, disabled }: z.output<typeof attributes>) {
  const { draft, off, type, take, takeDraft, step } = useQuantity(disabled);
  const t = useTexts(STEPPER_TEXTS);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      // The first Enter only applies the typed text, so that the visible quantity is the submitted one.
      if (takeDraft()) event.preventDefault();
      return;
    }
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Home') take(MIN_QUANTITY);
    else if (event.key === 'End') take(MAX_QUANTITY);
    else return;
    event.preventDefault();
  };

  return (
    <div className="haven-stepper">
      <button
        className="haven-stepper__button haven-stepper__button--minus"
        type="button"
        aria-label={label ? t('decreaseOf', { label }) : t('decrease')}
        aria-disabled={value <= MIN_QUANTITY}
        disabled={off}
        onClick={() => step(-1)}
      />
      <input
        className="haven-stepper__value"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label ? t('quantityOf', { label }) : t('quantity')}
        aria-valuemin={MIN_QUANTITY}
        aria-valuemax={MAX_QUANTITY}
        aria-valuenow={value}
        aria-required={required || undefined}
        disabled={off}
        value={draft ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={takeDraft}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
      />
      <button
        className="haven-stepper__button haven-stepper__button--plus"
        type="button"
        aria-label={label ? t('increaseOf', { label }) : t('increase')}
        aria-disabled={value >= MAX_QUANTITY}
        disabled={off}
        onClick={() => step(1)}
      />
    </div>
  );
}

export const QuantityStepperElement = defineElement({
  tag,
  attributes,
  view: QuantityStepper,
  root: 'light',
  styles: [controls, stepperCss],
  formAssociated: fieldMembers<z.output<typeof attributes>>({ value: ({ value }) => value }),
});
