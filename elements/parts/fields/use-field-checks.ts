import { useEffect, useRef } from 'react';
import { watchPointer, whenPointerRests } from '#parts/fields/pointer-rest.ts';

export interface FieldChecks {
  /** Checks a field after the delay, with all that were visited before, since one rule may read several fields. */
  soon(name: string): void;
  /** Fields that count as visited from now on. */
  visit(names: readonly string[]): void;
  /** Fields that nobody has visited yet, after the form itself changed them; their coming checks are dropped. */
  forget(names: readonly string[]): void;
  /** Drops all checks to come. */
  cancel(): void;
}

/** The timing of a form's field-level checks, `delay` ms after a field was left; `check` gets the names of the fields to judge. */
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
  const judge = (name: string, timer: ReturnType<typeof setTimeout>) => {
    // Cancelled, forgotten or asked again while a pointer was pressed.
    if (timers.get(name) !== timer) return;
    timers.delete(name);
    visited.add(name);
    check([...visited]);
  };
  return {
    soon(name) {
      stop(name);
      const timer: ReturnType<typeof setTimeout> = setTimeout(() => whenPointerRests(() => judge(name, timer)), delay);
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
