import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBrowserValue } from '#runtime/drawn/browser-value.ts';
import { useHost } from '#runtime/host.ts';
import { rememberFocus, takeFocus } from './filter-focus.ts';

/** The path of a form's action, or of the page, which may be a `blob:` that no address is relative to. */
const pathOf = (form: HTMLFormElement | null, page: Document) => {
  const action = form?.getAttribute('action') ?? '';
  return URL.canParse(action, page.baseURI) ? new URL(action, page.baseURI).pathname : '';
};

/** Focuses the control with a name after its script has rendered it. */
async function focusControl(element: HTMLElement, name: string): Promise<void> {
  const control = element.querySelector<HTMLElement>(
    `[data-control="${CSS.escape(name)}"], input[name="${CSS.escape(name)}"]`,
  );
  if (!control) return;
  if (control.localName.includes('-')) await customElements.whenDefined(control.localName);
  await new Promise(requestAnimationFrame);
  // The visitor has moved the focus meanwhile, so it stays there.
  if (element.ownerDocument.activeElement !== element.ownerDocument.body) return;
  (control.querySelector<HTMLElement>('button') ?? control).focus();
}

/**
 * Each change of a control submits the page's own form natively (W2.49, W2.51, W2.53). The reloaded page restores the
 * focus. Returns the text for screen readers.
 */
export function useFilterForm(results: string) {
  const { element, internals } = useHost();
  const [spoken, setSpoken] = useState('');
  const words = useRef(results);
  words.current = results;

  const submit = (control: string) => {
    const { form } = internals;
    if (!form) {
      console.warn(`<${element.localName}> is not inside a <form>: put it into the form that it submits.`, element);
      return;
    }
    rememberFocus(element.localName, pathOf(form, element.ownerDocument), control);
    form.requestSubmit();
  };
  const submitLatest = useRef(submit);
  submitLatest.current = submit;

  useLayoutEffect(() => {
    // On a return in the history, browsers would restore the changed choice beside the list from before the change.
    if (internals.form?.hasAttribute('autocomplete') === false) internals.form.autocomplete = 'off';
  }, [internals]);

  useEffect(() => {
    const onChange = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const control = event.target.closest('[data-control]')?.getAttribute('data-control');
      if (control) submitLatest.current(control);
    };
    element.addEventListener('change', onChange);
    // A page from the back-forward cache also shows the list from before the change.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && internals.form?.reset();
    window.addEventListener('pageshow', onPageShow);

    const control = takeFocus(element.localName, location.pathname);
    if (control) {
      void focusControl(element, control);
      setSpoken(words.current);
    }
    return () => {
      element.removeEventListener('change', onChange);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [element, internals]);

  // A server knows the form, but not the page's address.
  const onServer = internals.form?.getAttribute('action') || '?';
  const path = useBrowserValue(() => pathOf(internals.form, element.ownerDocument), onServer);
  return { submit, spoken, path };
}
