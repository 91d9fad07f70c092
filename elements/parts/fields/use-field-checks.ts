import { useEffect, useRef } from 'react';

let isDown = false;
let waiting: (() => void)[] = [];
const watched = new WeakSet<Document>();

function release(): void {
  isDown = false;
  const callbacks = waiting;
  waiting = [];
  // The click event follows the release, so callbacks that move the page run after it.
  setTimeout(() => {
    for (const callback of callbacks) callback();
  });
}

/** Starts to track the pointer in a document, once. */
function watchPointer(page: Document): void {
  if (watched.has(page)) return;
  watched.add(page);
  const pointerDown = () => {
    isDown = true;
  };
  page.addEventListener('pointerdown', pointerDown, true);
  page.addEventListener('pointerup', release, true);
  page.addEventListener('pointercancel', release, true);
  page.addEventListener('dragend', release, true);
}

/**
 * Runs `callback` now, or after the release while a pointer is down. An error that appears before the release
 * would move the button away from the pointer, and the click would be lost.
 */
function whenPointerRests(callback: () => void): void {
  if (isDown) waiting.push(callback);
  else callback();
}

export interface FieldChecks {
  /** Checks a field after the delay, together with all visited fields, because a rule may read several fields. */
  soon(name: string): void;
  /** Marks fields as visited. */
  visit(names: readonly string[]): void;
  /** Marks fields as not visited, after the form itself changed them, and cancels their pending checks. */
  forget(names: readonly string[]): void;
  /** Cancels all pending checks. */
  cancel(): void;
}

/**
 * Schedules the checks of single fields, `delay` ms after a field is left. `check` receives the names of the fields to
 * check.
 */
export function useFieldChecks(delay: number, check: (names: string[]) => void): FieldChecks {
  const latest = useRef(check);
  latest.current = check;
  const checks = useRef<FieldChecks>(undefined);
  checks.current ??= createFieldChecks(delay, (names) => latest.current(names));
  useEffect(() => {
    watchPointer(document);
    return () => checks.current?.cancel();
  }, []);
  return checks.current;
}

function createFieldChecks(delay: number, check: (names: string[]) => void): FieldChecks {
  const visited = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = (name: string) => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };
  const runCheck = (name: string, timer: ReturnType<typeof setTimeout>) => {
    // The check was cancelled or scheduled again while a pointer was down.
    if (timers.get(name) !== timer) return;
    timers.delete(name);
    visited.add(name);
    check([...visited]);
  };
  return {
    soon(name) {
      stop(name);
      const timer: ReturnType<typeof setTimeout> = setTimeout(
        () => whenPointerRests(() => runCheck(name, timer)),
        delay,
      );
      timers.set(name, timer);
    },
    visit(names) {
      for (const name of names) visited.add(name);
    },
    forget(names) {
      for (const name of names) {
        stop(name);
        visited.delete(name);
      }
    },
    cancel() {
      for (const name of [...timers.keys()]) stop(name);
    },
  };
}
