import type * as z from 'zod/mini';
import dialogCss from '#parts/dialog.css?inline';
import filmCss from '#parts/film.css?inline';
import { playerOf } from '#parts/film.ts';
import { PlayIcon } from '#parts/play-icon.tsx';
import { useFilm } from '#parts/use-film.tsx';
import { defineElement } from '#runtime/define-element.tsx';
import css from './video-block.css?inline';
import { attributes, tag } from './video-block.definition.ts';

function VideoBlock(film: z.output<typeof attributes>) {
  const { open, dialog } = useFilm(film);
  const player = playerOf(film);
  return (
    <>
      <button type="button" className="facade" part="button" onClick={(event) => open(event.currentTarget)}>
        <slot name="poster">
          {film.poster && <img src={film.poster} width={1600} height={900} alt="" loading="lazy" />}
        </slot>
        <PlayIcon />
        <span className="caption">
          <span className="visually-hidden">Play film: </span>
          {film.label}
          {player && <small className="platform">{` Plays from ${player.platform}`}</small>}
        </span>
      </button>
      {dialog}
    </>
  );
}

defineElement({ tag, attributes, view: VideoBlock, root: 'shadow', styles: [dialogCss, filmCss, css] });
