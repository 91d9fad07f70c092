import { useLayoutEffect, useRef, useState } from 'react';
import { createFormControl, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FormErrors, FormValues } from './form-check.ts';

export interface RuleFormControl {
  /** The store of values and errors; fields register with it. */
  form: Omit<UseFormReturn<FormValues>, 'formState'>;
  /** The visible messages, by field. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** A store for a form's fields, validated only by `check`. Renders again when the errors change, never for a value. */
export function useRuleFormControl(
  defaultValues: FormValues,
  check: (values: FormValues) => FormErrors<FormValues>,
): RuleFormControl {
  const latest = useRef(check);
  latest.current = check;
  const [errors, setErrors] = useState<RuleFormControl['errors']>({});
  // The library's own hook adds a kilobyte of subscriptions that our forms do not need.
  const [form] = useState(() => {
    const resolver: Resolver<FormValues> = (values) => {
      const found: FieldErrors<FormValues> = {};
      for (const [name, message] of Object.entries(latest.current(values))) {
        if (message) found[name] = { type: 'rule', message };
      }
      return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors: found };
    };
    return createFormControl<FormValues>({
      defaultValues,
      resolver,
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    });
  });
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: (state) => {
          const shown = Object.entries(state.errors ?? {}).map(([name, error]) => [name, error?.message]);
          setErrors(Object.fromEntries(shown));
        },
      }),
    [form],
  );
  return { form, errors };
}
