import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame } from '#parts/fields/field-frame.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useField } from '#runtime/field/use-field.ts';
import { useHost } from '#runtime/host.ts';
import { useBrowserValue } from '#runtime/hydration/browser-value.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FILTER_TEXTS from '#texts/elements/filter';
import { FilterContext, type FilterState } from './filter-context.ts';
import { rememberFocus, takeFocus } from './filter-focus.ts';
import { type FilterNames, filterChoices, filterValue } from './filter-value.ts';

const NAME = 'keywords';

interface KeywordFieldProps {
  id: string;
  /** The author's keywords, and those in force. */
  keywords: string;
  current: string;
  disabled: boolean;
  join: (typed: string) => string;
  space: (joined: string) => string;
  /** The typed keywords are applied. */
  onCommit: (name: string) => void;
}

/** Keywords, typed with spaces or commas and sent joined. Applied on Enter and when a changed field is left. */
function KeywordField(props: KeywordFieldProps) {
  const { id, keywords, current, disabled, join, space, onCommit } = props;
  const t = useTexts(FILTER_TEXTS);
  const { internals } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const committed = useRef(keywords);

  useEffect(() => {
    const { form } = internals;
    const onFormData = ({ formData }: FormDataEvent) => {
      if (input.current && !input.current.disabled) formData.set(NAME, join(input.current.value));
    };
    form?.addEventListener('formdata', onFormData);
    return () => form?.removeEventListener('formdata', onFormData);
  });

  // Keywords that a script or a reset of the form has set; typed ones are here already, as they were typed.
  useEffect(() => {
    if (!input.current || join(input.current.value) === current) return;
    input.current.value = space(current);
    committed.current = current;
  }, [current, join, space]);

  const commit = () => {
    committed.current = join(input.current?.value ?? '');
    onCommit(NAME);
  };
  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    const field = input.current;
    // React's own change event fires for every letter.
    const onChange = () => field && join(field.value) !== committed.current && latest.current();
    field?.addEventListener('change', onChange);
    return () => field?.removeEventListener('change', onChange);
  }, [join]);

  const control = (
    <input
      className="haven-field__control"
      id={id}
      ref={input}
      name={NAME}
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      disabled={disabled}
      defaultValue={space(keywords)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Without this, the browser would submit the form a second time.
        event.preventDefault();
        commit();
      }}
    />
  );
  return <FieldFrame id={id} label={t('keywords')} control={control} />;
}

const USED = ' haven-filter__clear--used';

export interface FilterFormProps {
  label: string;
  /** The author's keywords as the form sends them, joined. */
  keywords: string;
  /** All choices, and the names by which the form sends them. */
  value: string;
  names: FilterNames;
  disabled: boolean;
  results: string;
  /** Joins typed keywords for the form; `space` is the reverse. */
  join: (typed: string) => string;
  space: (joined: string) => string;
  /** The other controls. */
  children: ReactNode;
}

/** The choice that a control of the view shows; undefined while its script has not loaded. */
function choiceOf(filter: HTMLElement, name: string, join: (typed: string) => string): string | undefined {
  const day = /^date(Min|Max)$/.exec(name)?.[1];
  const control = filter.querySelector<HTMLInputElement>(
    `[data-control="${day ? 'dates' : name}"], input[name="${name}"]`,
  );
  // Undefined while the picker's script has not loaded.
  const value: string | undefined = control?.value ?? control?.querySelector('select')?.value;
  if (!day) return value !== undefined && control?.localName === 'input' ? join(value) : value;
  return value?.split('/')[day === 'Min' ? 0 : 1] ?? value;
}

/** The choices of a filter: its `value`, which follows its controls and which they follow. */
function useFilterChoices(
  names: FilterNames,
  input: { value: string; disabled: boolean },
  join: (typed: string) => string,
): FilterState {
  const { element, off } = useField<string>(input.disabled);
  const read = useRef(() => {});
  read.current = () => {
    const choices = filterChoices(names, element.value);
    const current = names.map((name) => [name, choiceOf(element, name, join) ?? choices[name] ?? '']);
    const value = filterValue(names, Object.fromEntries(current));
    if (value !== element.value) element.value = value;
  };
  useLayoutEffect(() => {
    const onChange = () => read.current();
    // Before the listeners of the page.
    for (const type of ['input', 'change']) element.addEventListener(type, onChange, true);
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, onChange, true);
    };
  }, [element]);
  return { choices: filterChoices(names, input.value), off };
}

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
function useFilterForm(results: string) {
  const { element, internals } = useHost();
  const [spoken, setSpoken] = useState('');
  const texts = useRef(results);
  texts.current = results;

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
      setSpoken(texts.current);
    }
    return () => {
      element.removeEventListener('change', onChange);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [element, internals]);

  // A server has the form, but not the page's address.
  const onServer = internals.form?.getAttribute('action') || '?';
  const path = useBrowserValue(() => pathOf(internals.form, element.ownerDocument), onServer);
  return { submit, spoken, path };
}

/** The controls of a listing's filter. They are in a form of the page, in place of the author's own fields. */
export function FilterForm(props: FilterFormProps) {
  const { label, keywords, results, join, space, children } = props;
  const t = useTexts(FILTER_TEXTS);
  const id = useUniqueId('filter');
  const filter = useFilterChoices(props.names, props, join);
  const { submit, spoken, path } = useFilterForm(results);
  const isFiltered = Object.values(filter.choices).some(Boolean);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of equal columns in every browser.
    <div className="haven-filter" role="group" aria-label={label} aria-describedby={`${id}-note`}>
      <p className="haven-filter__note" id={`${id}-note`}>
        {t('updates')}
      </p>
      <div className="haven-field-row">
        <KeywordField
          id={`${id}-keywords`}
          keywords={keywords}
          current={filter.choices['keywords'] ?? ''}
          disabled={filter.off}
          join={join}
          space={space}
          onCommit={submit}
        />
        <FilterContext.Provider value={filter}>{children}</FilterContext.Provider>
        <a className={`haven-button haven-button--secondary haven-filter__clear${isFiltered ? USED : ''}`} href={path}>
          {t('clear')}
        </a>
      </div>
      <StatusMessage>{spoken}</StatusMessage>
    </div>
  );
}
