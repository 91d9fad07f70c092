import { useState } from 'react';
import { useHost } from '#runtime/host.ts';
import { VIEW_SLOT } from '#runtime/hydration/page-names.ts';

/**
 * The form that an author, or a server, has placed in a tag: the page's response to a post without scripts, or values
 * that are already known.
 */
export interface AuthorForm {
  /** The address of the form, empty if it posts to the page itself; absent if there is no form. */
  readonly action: string | undefined;
  /** The written values by name: of text fields and lists, of the chosen radio buttons, and `true` for ticked boxes. */
  readonly values: Readonly<Record<string, string | true>>;
  /** What was wrong with the last post, by name: `data-error` of a field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why the last post was refused as a whole: the lines of `data-error` of the form. */
  readonly failure: readonly string[];
  /** Fields that people leave empty and programs fill in, which have a negative `tabindex`: their labels by name. */
  readonly traps: Readonly<Record<string, string>>;
}

/** What a browser's element and a server's have in common. */
type Content = Pick<Element, 'localName' | 'textContent' | 'getAttribute' | 'hasAttribute'> & {
  readonly children: Iterable<Content>;
};

/**
 * Reads the author's form as it is written, the same on a server and in a browser, so that a view can post where it
 * posts, start with its values and show its errors.
 */
export function readAuthorForm(element: Content): AuthorForm {
  const values: Record<string, string | true> = {};
  const errors: Record<string, string> = {};
  const traps: Record<string, string> = {};
  let action: string | undefined;
  let failure: readonly string[] = [];
  const read = (within: Content) => {
    for (const child of within.children) {
      if (child.getAttribute('slot') === VIEW_SLOT) continue;
      const error = child.getAttribute('data-error');
      if (child.localName === 'form') {
        action ??= child.getAttribute('action') ?? '';
        if (error) failure = error.split('\n');
      }
      const name = child.getAttribute('name');
      const value = name ? writtenValue(child) : undefined;
      if (name && value !== undefined) values[name] = value;
      if (name && child.getAttribute('tabindex')?.startsWith('-')) traps[name] = child.getAttribute('aria-label') ?? '';
      if (name && error) errors[name] = error;
      read(child);
    }
  };
  read(element);
  return { action, values, errors, failure, traps };
}

function writtenValue(field: Content): string | true | undefined {
  if (field.localName === 'textarea') return field.textContent ?? '';
  if (field.localName === 'select') {
    const options = [...field.children];
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    return chosen && (chosen.getAttribute('value') ?? chosen.textContent ?? '');
  }
  if (field.localName !== 'input') return undefined;
  const type = field.getAttribute('type');
  const value = field.getAttribute('value');
  if (type === 'radio') return field.hasAttribute('checked') ? (value ?? 'on') : undefined;
  if (type === 'checkbox') return field.hasAttribute('checked') ? true : undefined;
  return value ?? '';
}

/** The first values of a view's fields, with those that are written in the author's form. */
export function withWritten<Values extends Readonly<Record<string, string | boolean>>>(
  first: Values,
  { values }: Pick<AuthorForm, 'values'>,
): Values {
  const fields = Object.entries(first).map(([name, value]) => {
    const written = values[name];
    if (!written) return [name, value];
    return [name, typeof value === 'boolean' ? written === true || /^(?:true|on)$/.test(written) : String(written)];
  });
  return Object.fromEntries(fields);
}

/** The author's form of the element whose view is rendered, as it is when the view is rendered first. */
export function useAuthorForm(): AuthorForm {
  const { element } = useHost();
  return useState(() => readAuthorForm(element))[0];
}
