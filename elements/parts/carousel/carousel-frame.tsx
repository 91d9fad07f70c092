import type { CSSProperties } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CAROUSEL_TEXTS from '#texts/elements/carousel';
import { CarouselControls } from './carousel-controls.tsx';
import { slotOf } from './carousel-slides.ts';
import type { Carousel } from './use-carousel.ts';

export interface CarouselFrameProps {
  carousel: Carousel;
  /** The topic of the slides, without the word carousel. */
  label: string;
}

// The types know only React 19's boolean.
const INERT = 'inert' as unknown as boolean;

/** The slides in a row with their controls. One slide has no controls; without slides nothing is rendered. */
export function CarouselFrame({ carousel, label }: CarouselFrameProps) {
  const t = useTexts(CAROUSEL_TEXTS);
  const { state, isDrawn, viewport, track } = carousel;
  const { slides, index } = state;
  const several = slides.length > 1;
  if (slides.length === 0) return <slot />;
  return (
    <section className="carousel" aria-roledescription={several ? t('carousel') : undefined} aria-label={label}>
      {several && <CarouselControls carousel={carousel} />}
      <div
        className="viewport"
        part="viewport"
        ref={viewport}
        // Until the script has come, the arrow keys scroll it.
        tabIndex={isDrawn && several ? 0 : undefined}
        aria-live={state.running ? 'off' : 'polite'}
      >
        <div className={isDrawn ? 'track track--drawn' : 'track'} part="track" ref={track}>
          {isDrawn ? (
            // A server cannot give each of the author's elements a slot of its own.
            <slot />
          ) : (
            slides.map((slide, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide groups any content, not form fields.
              <div
                key={slotOf(slide)}
                className="slide"
                part="slide"
                role="group"
                aria-roledescription={several ? t('slide') : undefined}
                aria-label={t('placeOf', { place: place + 1, count: slides.length })}
                // React 18 passes on texts only, and React 19 takes any for true.
                inert={place !== index ? INERT : undefined}
                style={{ '--place': state.placeOf(place) } as CSSProperties}
              >
                <slot name={slotOf(slide)} />
              </div>
            ))
          )}
        </div>
      </div>
    </section>
  );
}
