import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { createFormControl, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Shown } from '#locales/message.ts';
import { useFieldChecks } from '#parts/fields/use-field-checks.ts';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import type { SummaryError } from './error-summary.tsx';
import type { FormCheck, FormErrors, RuleFormValues } from './form-check.ts';
import { type SubmissionStatus, useSubmission } from './use-submission.ts';

interface RuleFormControl {
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
const fieldError = (message: Shown) => ({ type: 'rule', message: message as string });

function toFieldErrors(messages: Messages): FieldErrors<RuleFormValues> {
  const problems: FieldErrors<RuleFormValues> = {};
  for (const [name, message] of Object.entries(messages)) if (message) problems[name] = fieldError(message);
  return problems;
}

/**
 * A store for a form's fields, validated only by `check`. Renders again when the errors change, never for a value.
 * `firstErrors` are shown from the start.
 */
function useRuleFormControl(
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

export interface RuleFormOptions<Values extends RuleFormValues> {
  /** The first value of every field, in the order of the page. */
  defaultValues: Values;
  /** The errors of the last post, when this page is the server's response to it; names without a field are ignored. */
  firstErrors?: Readonly<Record<string, string>>;
  check: FormCheck<Values>;
  /** The errors of a refused submit, if it shows more than `check` returns. */
  refuse?: FormCheck<Values>;
  /** The time between leaving a field and its check, in ms. */
  validationDelay: number;
  /** Sends the values and resolves with whether it succeeded. Called only when the check finds no errors. */
  submit: (values: Values) => Promise<boolean>;
}

/** The properties of a field part; spread them: `<TextField label="First name" {...form.field('firstName')} />`. */
export interface FieldBinding {
  id: string;
  name: string;
  /** So that a server writes the first value. */
  defaultValue?: string;
  defaultChecked?: boolean;
  error: Shown | undefined;
  onChange(event: { target: unknown; type?: unknown }): void;
  onBlur(event: { target: unknown; type?: unknown }): void;
  inputRef: (control: unknown) => void;
}

export interface RuleForm<Values extends RuleFormValues> {
  status: SubmissionStatus;
  /** The error that `submit` rejected with, when the status is `failed`. */
  failure: unknown;
  /** The number of submits that the check refused: the key of the error summary. */
  attempt: number;
  /** The errors of the last submit, for the error summary; empty after a valid submit. */
  summary: readonly SummaryError[];
  field(name: keyof Values & string): FieldBinding;
  fieldId(name: keyof Values & string): string;
  values(): Values;
  /** Sets the values of fields; they count as not visited and show no error. */
  setValues(values: Partial<Values>): void;
  /** Makes fields count as not visited: they show no error. */
  forget(names: readonly string[]): void;
  onSubmit(event?: FormEvent<HTMLFormElement>): void;
}

const firstValue = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value ?? '' };

/**
 * A form whose fields are checked shortly after they are left, and all together on submit. Fields are uncontrolled, so
 * that a render cannot lose typed text. Only one submit runs at a time.
 */
export function useRuleForm<Values extends RuleFormValues>(options: RuleFormOptions<Values>): RuleForm<Values> {
  const { firstErrors = {}, check, refuse, validationDelay, submit } = options;
  const [defaultValues] = useState(options.defaultValues);
  const names = Object.keys(defaultValues);
  const prefix = useUniqueId('field');
  const fieldId = (name: string) => `${prefix}-${name}`;
  /** The errors of the fields, in the order of the page. */
  const listed = (messages: FormErrors<RuleFormValues>): SummaryError[] =>
    names.flatMap((name) => {
      const message = messages[name];
      return message ? [{ fieldId: fieldId(name), message }] : [];
    });
  const [refused, setRefused] = useState(() => ({ attempt: 0, summary: listed(firstErrors) }));

  const { form, errors, show } = useRuleFormControl(defaultValues, firstErrors, (values) => check(values as Values));
  const checks = useFieldChecks(validationDelay, (visited) => void form.trigger(visited));
  const submission = useSubmission(submit);

  const send = form.handleSubmit(
    (values) => {
      setRefused((before) => ({ ...before, summary: [] }));
      return submission.submit(values as Values);
    },
    (problems) => {
      checks.visit(names);
      show(problems);
      const more: FormErrors<RuleFormValues> = refuse?.(form.getValues() as Values) ?? {};
      const messages = { ...more };
      for (const name of names) {
        if (problems[name]) messages[name] = problems[name].message;
        else if (more[name]) form.setError(name, fieldError(more[name]));
      }
      setRefused((before) => ({ attempt: before.attempt + 1, summary: listed(messages) }));
    },
  );

  /** Reads the values from the page, because some password managers and browsers fill fields without an event. */
  const readControls = ({ elements }: HTMLFormElement) => {
    for (const name of names) {
      const control = elements.namedItem(name);
      if (!(control instanceof Element && 'value' in control)) continue;
      const { type, checked, value } = control as HTMLInputElement;
      form.setValue(name, type === 'checkbox' ? checked : value);
    }
  };

  const forget = (changed: readonly string[]) => {
    checks.forget(changed);
    form.clearErrors([...changed]);
  };

  return {
    status: submission.status,
    failure: submission.error,
    ...refused,
    fieldId,
    field(name) {
      const { onChange, onBlur, ref } = form.register(name);
      return {
        id: fieldId(name),
        name,
        ...firstValue(defaultValues[name]),
        error: errors[name],
        onChange(event) {
          void onChange(event as { target: unknown });
          const { type } = event.target as HTMLInputElement;
          // A choice is complete at once; a text with an error is checked while it is corrected.
          if (errors[name] || type === 'checkbox' || type === 'select-one') checks.soon(name);
        },
        onBlur(event) {
          void onBlur(event as { target: unknown });
          checks.soon(name);
        },
        inputRef: ref,
      };
    },
    values: () => form.getValues() as Values,
    setValues(values) {
      const changed = Object.keys(values);
      for (const name of changed) form.setValue(name, values[name] as string | boolean);
      forget(changed);
    },
    forget,
    onSubmit(event) {
      event?.preventDefault();
      if (submission.status === 'submitting') return;
      checks.cancel();
      if (event) readControls(event.currentTarget);
      void send();
    },
  };
}
