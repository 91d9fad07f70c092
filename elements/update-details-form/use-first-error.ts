import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollToFirstError } from './first-error.ts';

/** Scrolls to the first visible error of a form, once after each refused submit. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  const scrolledFor = useRef(0);
  // After every render, because errors may render later than the count of attempts.
  useLayoutEffect(() => {
    if (attempt === scrolledFor.current || !form.current) return;
    if (scrollToFirstError(form.current)) scrolledFor.current = attempt;
  });
}
