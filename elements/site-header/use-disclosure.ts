import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';

export interface Disclosure {
  /** The id of the open part: at most one at a time. */
  open: string | undefined;
  /** What makes the `<details>` of a part follow, and report what a visitor opens. */
  detailsOf: (id: string) => ComponentProps<'details'>;
}

/**
 * The open part of an element: a search, a menu or a panel, each a `<details>` of its shadow root, which opens without
 * the script too. Escape closes it and returns the focus to its summary. A followed link, a click outside the element
 * and a focus that leaves it close it without moving the focus.
 */
export function useDisclosure(element: HTMLElement): Disclosure {
  const [open, setOpen] = useState<string>();

  useLayoutEffect(() => {
    // Opened before the script.
    const opened = element.shadowRoot?.querySelector('details[name][open]');
    if (opened) setOpen(opened.id);
  }, [element]);

  useEffect(() => {
    // A list of the author's, such as one of languages, opens by itself and closes as the other parts do.
    const onKeyDown = (event: KeyboardEvent) => {
      const details = (event.target as Element).closest('details[open]');
      if (event.key !== 'Escape' || event.defaultPrevented || !(details instanceof HTMLDetailsElement)) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [element]);

  useEffect(() => {
    if (open === undefined) return;
    const page = element.ownerDocument;
    const close = () => setOpen(undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      element.shadowRoot?.querySelector<HTMLElement>(`#${open} > summary`)?.focus();
    };
    const onLeave = (event: Event) => {
      if (!event.composedPath().includes(element)) close();
    };
    const onClick = (event: Event) => {
      if (event.composedPath().some((node) => node instanceof Element && node.matches('a[href]'))) close();
    };
    element.addEventListener('click', onClick);
    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('pointerdown', onLeave);
    page.addEventListener('focusin', onLeave);
    return () => {
      element.removeEventListener('click', onClick);
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('pointerdown', onLeave);
      page.removeEventListener('focusin', onLeave);
    };
  }, [open, element]);

  return {
    open,
    detailsOf: (id) => ({
      id,
      // The browser closes the others of this name, also before the script.
      name: 'part',
      open: open === id,
      onToggle: ({ currentTarget }) =>
        setOpen((before) => (currentTarget.open ? id : before === id ? undefined : before)),
    }),
  };
}
