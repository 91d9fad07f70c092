import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '#parts/dialog/dialog.tsx';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FILM_TEXTS from '#texts/elements/film';
import { type Film, playerOf } from './film.ts';

export interface FilmEvents {
  'video-request': null;
  'video-start': null;
  'video-end': null;
}

/** Stops the film and its download when the video element is removed. */
function stopAtTheEnd(video: HTMLVideoElement | null) {
  return () => {
    video?.pause();
    video?.removeAttribute('src');
    video?.load();
  };
}

/** A film in a dialog. It plays at once, because the visitor clicked its button, and stops when the dialog closes. */
function FilmDialog({ film, onClose }: { film: Film; onClose: () => void }) {
  const t = useTexts(FILM_TEXTS);
  const [failed, setFailed] = useState(false);
  const player = playerOf(film);
  return (
    <Dialog label={film.label} onClose={onClose}>
      {player && (
        <iframe
          className="film"
          title={film.label}
          src={player.address}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {!player && !failed && (
        // biome-ignore lint/a11y/useMediaCaption: the author provides the captions; a film without speech has none.
        <video
          className="film"
          ref={stopAtTheEnd}
          src={film.src}
          aria-label={film.label}
          controls
          autoPlay
          playsInline
          onError={() => setFailed(true)}
        >
          {film.captions && (
            <track kind="captions" src={film.captions} srcLang={film.captionsLanguage} label={t('captions')} default />
          )}
        </video>
      )}
      {failed && (
        <p className="film film--failed" role="alert">
          {t('notPlayed')}
        </p>
      )}
    </Dialog>
  );
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
