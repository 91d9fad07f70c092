import type * as z from 'zod/mini';
import dialogCss from '#parts/dialog/dialog.css?inline';
import filmCss from '#parts/film/film.css?inline';
import { playerOf } from '#parts/film/film.ts';
import { useFilm } from '#parts/film/use-film.tsx';
import { defineElement } from '#runtime/define-element.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FILM_TEXTS from '#texts/elements/film';
import css from './video-block.css?inline';
import { attributes, tag } from './video-block.definition.ts';

function VideoBlock(film: z.output<typeof attributes>) {
  const t = useTexts(FILM_TEXTS);
  const { open, dialog } = useFilm(film);
  const player = playerOf(film);
  return (
    <>
      <button type="button" className="facade" part="button" onClick={(event) => open(event.currentTarget)}>
        <slot name="poster">{film.poster && <img src={film.poster} alt="" loading="lazy" />}</slot>
        <svg className="play" viewBox="0 0 24 24" role="img" aria-label={t('play')}>
          <path d="M9.5 7.5v9l7-4.5z" />
        </svg>
        <span className="caption">
          {film.label}
          {player && <small>{t('playsFrom', { platform: player.platform })}</small>}
        </span>
      </button>
      {dialog}
    </>
  );
}

export const VideoBlockElement = defineElement({
  tag,
  attributes,
  view: VideoBlock,
  root: 'shadow',
  renderedOnServer: false,
  styles: [dialogCss, filmCss, css],
});
