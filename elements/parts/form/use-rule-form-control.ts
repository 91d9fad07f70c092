import { useLayoutEffect, useRef, useState } from 'react';
import { createFormControl, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FormErrors, FormValues } from './form-check.ts';

export interface RuleFormControl {
  /** The store of values and errors; fields register with it. */
  form: Omit<UseFormReturn<FormValues>, 'formState'>;
  /** The visible messages, by field. */
  errors: Messages;
  /** Shows what a submit has found in the render that answers it. The store says it later, which would be another render. */
  show(found: FieldErrors<FormValues>): void;
}

type Messages = Readonly<Record<string, string | undefined>>;

const isSame = (before: Messages, after: Messages) =>
  Object.keys({ ...before, ...after }).every((name) => before[name] === after[name]);

function fieldErrors(messages: FormErrors<FormValues>): FieldErrors<FormValues> {
  const found: FieldErrors<FormValues> = {};
  for (const [name, message] of Object.entries(messages)) if (message) found[name] = { type: 'rule', message };
  return found;
}

/** A store for a form's fields, validated only by `check`. Renders again when the errors change, never for a value. */
export function useRuleFormControl(
  defaultValues: FormValues,
  posted: Messages,
  check: (values: FormValues) => FormErrors<FormValues>,
): RuleFormControl {
  const latest = useRef(check);
  latest.current = check;
  const [errors, setErrors] = useState(posted);
  // The library's own hook adds a kilobyte of subscriptions that our forms do not need.
  const [form] = useState(() => {
    const resolver: Resolver<FormValues> = (values) => {
      const found = fieldErrors(latest.current(values));
      return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors: found };
    };
    return createFormControl<FormValues>({
      defaultValues,
      errors: fieldErrors(posted),
      resolver,
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    });
  });
  const [show] = useState(() => (found: FieldErrors<FormValues>) => {
    const shown = Object.fromEntries(Object.entries(found).map(([name, error]) => [name, error?.message as string]));
    setErrors((before) => (isSame(before, shown) ? before : shown));
  });
  useLayoutEffect(
    () => form.subscribe({ formState: { errors: true }, callback: ({ errors }) => show(errors ?? {}) }),
    [form, show],
  );
  return { form, errors, show };
}
