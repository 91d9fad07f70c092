import { useEffect } from 'react';
import type * as z from 'zod/mini';
import dialogCss from '#parts/dialog/dialog.css?inline';
import filmCss from '#parts/film/film.css?inline';
import { useFilm } from '#parts/film/use-film.tsx';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FILM_TEXTS from '#texts/elements/film';
import css from './video-modal.css?inline';
import { attributes, tag } from './video-modal.definition.ts';

/** A click that opens a new tab, a window or a download keeps its default action. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

function VideoModal(film: z.output<typeof attributes>) {
  const { element } = useHost();
  const t = useTexts(FILM_TEXTS);
  const { open, dialog } = useFilm(film);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener = (event.target as Element).closest<HTMLElement>('a, button');
      // Clicks on the view, including the dialog, have the element itself as their target.
      if (event.defaultPrevented || !isPlain(event) || !opener || !element.contains(opener) || opener === element)
        return;
      event.preventDefault();
      open(opener);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [element, open]);

  return (
    <>
      <slot>
        <button type="button" className="opener" part="button" onClick={(event) => open(event.currentTarget)}>
          {t('playFilm', { label: film.label })}
        </button>
      </slot>
      {dialog}
    </>
  );
}

export const VideoModalElement = defineElement({
  tag,
  attributes,
  view: VideoModal,
  root: 'shadow',
  renderedOnServer: false,
  styles: [dialogCss, filmCss, css],
});
