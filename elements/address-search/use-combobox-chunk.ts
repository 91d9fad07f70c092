import { useCallback, useEffect, useRef, useState } from 'react';

type Chunk = typeof import('./combobox.tsx');

let chunk: Chunk | undefined;
let loading: Promise<Chunk> | undefined;

function load(): Promise<Chunk> {
  loading ??= import('./combobox.tsx').then(
    (loaded) => {
      chunk = loaded;
      return loaded;
    },
    (error) => {
      // The next focus tries again; until then the box works as a plain field.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The list of suggestions, after it was requested and has loaded. */
export function useComboboxChunk(): { Combobox: Chunk['Combobox'] | undefined; loadCombobox: () => void } {
  const [loaded, setLoaded] = useState(chunk);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const loadCombobox = useCallback(() => {
    if (chunk) return setLoaded(chunk);
    load().then(
      (ready) => mounted.current && setLoaded(ready),
      (error) => console.error('The address list could not be loaded; the address can be typed by hand.', error),
    );
  }, []);
  return { Combobox: loaded?.Combobox, loadCombobox };
}
