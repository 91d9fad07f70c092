import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '#runtime/load-part.ts';

export interface LazyPart<Module> {
  /** The loaded script; undefined before. */
  readonly module: Module | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a part's script from the first time that it is `wanted`. */
export function useLazyPart<Module>(load: () => Promise<Module>, isNeeded: boolean): LazyPart<Module> {
  const [module, setModule] = useState<Module>();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  const isDone = module !== undefined;
  useEffect(() => {
    if (!isNeeded || isDone) return;
    let isCurrent = true;
    loadPart('donation-form', load()).then(
      (loaded) => {
        if (isCurrent) setModule(() => loaded);
      },
      (cause: unknown) => {
        console.error('<donation-form> could not load one of its parts.', cause);
        if (isCurrent) setFailedTry(tries);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded, isDone, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { module, hasFailed: !isDone && failedTry === tries, retry };
}
