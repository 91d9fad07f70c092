import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { useBrowserValue } from '../hydration/browser-value.ts';

/** What all views of fields share: the element with its value, and the state of the form around it. */
export function useField<Value extends string | number>(disabled: boolean, onReset?: () => void) {
  const host = useHost();
  const element = host.element as HTMLElement & { value: Value };
  const isDisabled = useBrowserValue(() => element.matches(':disabled'), false);
  const [disabledByForm, setDisabledByForm] = useState(isDisabled);
  const isInvalid = useBrowserValue(() => host.internals.states?.has('user-invalid') ?? false, false);

  useEffect(() => {
    setDisabledByForm(element.matches(':disabled'));
    host.form.disabled = setDisabledByForm;
    return () => {
      delete host.form.disabled;
    };
  }, [host, element]);
  useEffect(() => {
    if (onReset) host.form.reset = onReset;
    return () => {
      delete host.form.reset;
    };
  });

  return { element, off: disabled || disabledByForm, isInvalid };
}
