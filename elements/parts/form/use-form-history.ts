import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '#runtime/host.ts';
import { change, type Field } from '#runtime/hydration/changed-fields.ts';
import { isPreview } from '#runtime/preview.ts';
import { toJson } from '#sdk/to-json.ts';

/**
 * What stands in the fields of a form, by name: texts, the chosen one of radio buttons, and whether boxes are ticked.
 */
type FieldValues = Readonly<Record<string, string | boolean>>;

const SKIPPED = /^(hidden|password|file|submit|button|reset|image)$/;

const fieldsOf = ({ elements }: HTMLFormElement) =>
  [...elements].filter((field): field is Field => {
    const { name, type } = field as Field;
    return field.matches('input,textarea,select') && name !== '' && !SKIPPED.test(type);
  });

function readFieldValues(form: HTMLFormElement): FieldValues {
  const values: Record<string, string | boolean> = {};
  for (const { name, type, value, checked } of fieldsOf(form)) {
    if (type === 'checkbox') values[name] = checked;
    else if (type !== 'radio' || checked) values[name] = value;
  }
  return values;
}

/**
 * Fills in fields as a visitor would, so that views receive the events. Returns the values whose fields are not there.
 */
function fillFields(form: HTMLFormElement, values: FieldValues): FieldValues {
  const missing = { ...values };
  for (const field of fieldsOf(form)) {
    const value = values[field.name];
    delete missing[field.name];
    if (value !== undefined) change(field, field.type === 'radio' ? field.value === value : value);
  }
  return missing;
}

export interface FormHistoryOptions<Step extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The step that is open, of a form that has several. */
  readonly step?: Step;
  /** Opens a step, or the one before it that is not complete. */
  readonly go?: (step: Step) => void;
  /** Nothing more is to be sent: what was typed is forgotten. */
  readonly isDone: boolean;
}

/** A form's data in an entry of the browser's history. */
interface Entry {
  /** Of one visit of the form: a new visit of its page in the same tab starts empty. */
  readonly visit: string;
  readonly step: string;
}

/**
 * Each step of a form is an entry of the browser's history (G1.08): Back and Forward go between the steps, and a reload
 * keeps the step and what was typed, in this tab and until the form is done. Fields of payment providers are in their
 * own frames, so no card or account number is in this form.
 */
export function useFormHistory<Step extends string>(options: FormHistoryOptions<Step>): void {
  const { element } = useHost();
  const { form, step = '' as Step, go, isDone } = options;
  const latest = useRef({ step, go, isDone });
  latest.current = { step, go, isDone };
  const ownName = useRef('');
  const entry = useRef<Entry>(undefined);
  /** A step is being opened that the history has already. */
  const isReturning = useRef(false);

  useLayoutEffect(() => {
    const { current } = form;
    if (!current || isPreview(element)) return;
    const name = nameOf(element);
    const key = keyOf(name);
    ownName.current = name;
    const listening = new AbortController();
    const { signal } = listening;
    const open = (next: string) => {
      isReturning.current = true;
      latest.current.go?.(next as Step);
    };

    const last = entryOf(history.state, name);
    const stored = last && recall(key, last.visit);
    if (last && stored) {
      entry.current = last;
      isReturning.current = true;
      const missing = fillFields(current, stored);
      // Once the form has rendered what was filled in. A visitor who has begun meanwhile stays where they are.
      queueMicrotask(() => {
        fillFields(current, missing);
        if (last.step === latest.current.step || element.contains(document.activeElement)) settle();
        else open(last.step);
      });
    } else {
      const visit = Math.random().toString(36).slice(2);
      entry.current = { visit, step: latest.current.step };
      write(name, entry.current, 'replaceState');
    }

    const save = () => {
      if (entry.current && !latest.current.isDone) remember(key, entry.current.visit, readFieldValues(current));
    };
    /** The visitor goes on from where the form is. */
    const settle = () => {
      if (!isReturning.current || !entry.current) return;
      isReturning.current = false;
      if (entry.current.step === latest.current.step) return;
      entry.current = { ...entry.current, step: latest.current.step };
      write(name, entry.current, 'replaceState');
    };
    for (const event of ['input', 'change']) current.addEventListener(event, save, { signal });
    // Not what a script does again for the visitor: the step that is returned to may not be rendered yet.
    const settleFor = ({ isTrusted }: Event) => isTrusted && settle();
    for (const event of ['pointerdown', 'keydown', 'click', 'submit'])
      current.addEventListener(event, settleFor, { capture: true, signal });
    addEventListener('pagehide', save, { signal });
    addEventListener(
      'popstate',
      ({ state }) => {
        const next = entryOf(state, name);
        if (!next || next.visit !== entry.current?.visit) return;
        entry.current = next;
        if (next.step !== latest.current.step) open(next.step);
      },
      { signal },
    );
    return () => listening.abort();
  }, [element, form]);

  useEffect(() => {
    if (!entry.current || isReturning.current || entry.current.step === step) return;
    entry.current = { ...entry.current, step };
    write(ownName.current, entry.current, 'pushState');
  }, [step]);

  useEffect(() => {
    if (isDone) forget(keyOf(ownName.current));
  }, [isDone]);
}

/** By its id, or by its place among the forms of its kind: a page may have several. */
function nameOf(element: HTMLElement): string {
  const { localName, id } = element;
  const alike = [...(element.getRootNode() as Document | ShadowRoot).querySelectorAll(localName)];
  return `haven-form ${localName}${id ? `#${id}` : alike.indexOf(element) || ''}`;
}

const keyOf = (name: string) => `${name} ${location.pathname}`;

function entryOf(state: unknown, name: string): Entry | undefined {
  const entry = (state as Record<string, Entry | undefined> | null)?.[name];
  return typeof entry?.visit === 'string' && typeof entry.step === 'string' ? entry : undefined;
}

/** Added to the page's own data in the entry. A frame without its own address has no history. */
function write(name: string, entry: Entry, change: 'pushState' | 'replaceState'): void {
  try {
    history[change]({ ...history.state, [name]: entry }, '');
  } catch {
    // The form works without it.
  }
}

function recall(key: string, visit: string): FieldValues | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return stored?.visit === visit ? stored.values : undefined;
  } catch {
    return undefined;
  }
}

function remember(key: string, visit: string, values: FieldValues): void {
  try {
    sessionStorage.setItem(key, toJson({ visit, values }));
  } catch {
    // The browser refuses storage: after a reload the form is empty.
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
