import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '#runtime/host.ts';
import type { Film } from './film.ts';
import { FilmDialog } from './film-dialog.tsx';

export interface FilmEvents {
  'video-request': null;
  'video-start': null;
  'video-end': null;
}

/** Opens a film in a dialog, one at a time. The view must render `dialog`. */
export function useFilm(film: Film): { open: (opener: HTMLElement) => void; dialog: ReactNode } {
  const { emit } = useHost<FilmEvents>();
  const [playing, setPlaying] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!playing) return;
    emit('video-start', null);
    return () => {
      // Not every browser focuses a clicked button, so the dialog cannot return the focus by itself.
      opener.current?.focus({ preventScroll: true });
      emit('video-end', null);
    };
  }, [playing, emit]);

  const open = useCallback(
    (from: HTMLElement) => {
      if (!emit('video-request', null, { cancelable: true })) return;
      opener.current = from;
      setPlaying(true);
    },
    [emit],
  );
  return { open, dialog: playing && <FilmDialog film={film} onClose={() => setPlaying(false)} /> };
}
