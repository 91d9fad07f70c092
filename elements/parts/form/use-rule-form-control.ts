import { useLayoutEffect, useRef, useState } from 'react';
import { createFormControl, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Shown } from '#locales/message.ts';
import type { FormErrors, RuleFormValues } from './form-check.ts';

export interface RuleFormControl {
  /** The store of values and errors; fields register with it. */
  form: Omit<UseFormReturn<RuleFormValues>, 'formState'>;
  /** The visible messages, by field. */
  errors: Messages;
  /** Shows the errors of a submit in the same render. The store reports them later, which would be another render. */
  show(problems: FieldErrors<RuleFormValues>): void;
}

type Messages = Readonly<Record<string, Shown | undefined>>;

const isSame = (before: Messages, after: Messages) =>
  Object.keys({ ...before, ...after }).every((name) => before[name] === after[name]);

const toMessages = (errors: FieldErrors<RuleFormValues>): Messages =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as Shown | undefined]));

/** The library's type knows only texts; it passes a message on as it is. */
export const fieldError = (message: Shown) => ({ type: 'rule', message: message as string });

function toFieldErrors(messages: Messages): FieldErrors<RuleFormValues> {
  const problems: FieldErrors<RuleFormValues> = {};
  for (const [name, message] of Object.entries(messages)) if (message) problems[name] = fieldError(message);
  return problems;
}

/**
 * A store for a form's fields, validated only by `check`. Renders again when the errors change, never for a value.
 * `firstErrors` are shown from the start.
 */
export function useRuleFormControl(
  defaultValues: RuleFormValues,
  firstErrors: FormErrors<RuleFormValues>,
  check: (values: RuleFormValues) => FormErrors<RuleFormValues>,
): RuleFormControl {
  const latest = useRef(check);
  latest.current = check;
  const [errors, setErrors] = useState<Messages>(firstErrors);
  // The library's own hook adds a kilobyte of subscriptions that our forms do not need.
  const [form] = useState(() => {
    const resolver: Resolver<RuleFormValues> = (values) => {
      const problems = toFieldErrors(latest.current(values));
      return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors: problems };
    };
    return createFormControl<RuleFormValues>({
      defaultValues,
      errors: toFieldErrors(firstErrors),
      resolver,
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    });
  });
  const [show] = useState(() => (problems: FieldErrors<RuleFormValues>) => {
    const shown = toMessages(problems);
    setErrors((before) => (isSame(before, shown) ? before : shown));
  });
  useLayoutEffect(
    () => form.subscribe({ formState: { errors: true }, callback: ({ errors }) => show(errors ?? {}) }),
    [form, show],
  );
  return { form, errors, show };
}
