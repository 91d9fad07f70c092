import type { CSSProperties } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CAROUSEL_TEXTS from '#texts/elements/carousel';
import { slotOf } from './carousel-slides.ts';
import type { Carousel } from './use-carousel.ts';

export interface CarouselFrameProps {
  carousel: Carousel;
  /** The topic of the slides, without the word carousel. */
  label: string;
}

// The types only allow React 19's boolean.
const INERT = 'inert' as unknown as boolean;

/** With more slides a count replaces the dots, which would not fit on a phone. */
const MOST_DOTS = 6;

const icons = {
  stop: 'M8 5v14M16 5v14',
  start: 'M8 5l11 7-11 7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
};

const Icon = ({ name }: { name: keyof typeof icons }) => (
  <svg className={`icon icon--${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

/** Stop and start (first in the tab order), previous and next, and one dot per slide. */
function CarouselControls({ carousel }: { carousel: Carousel }) {
  const t = useTexts(CAROUSEL_TEXTS);
  const { state, isRotating, rotationButton, toggle } = carousel;
  const { slides, index } = state;
  return (
    <div className="controls" part="controls">
      <button type="button" ref={rotationButton} className="control" part="rotation-button" onClick={toggle}>
        <Icon name={isRotating ? 'stop' : 'start'} />
        <span className="visually-hidden">{isRotating ? t('stop') : t('start')}</span>
      </button>
      <button type="button" className="control" part="previous-button" onClick={() => state.step(-1)}>
        <Icon name="previous" />
        <span className="visually-hidden">{t('previous')}</span>
      </button>
      {slides.length > MOST_DOTS ? (
        <span className="count">{`${index + 1} / ${slides.length}`}</span>
      ) : (
        slides.map((slide, place) => (
          <button
            type="button"
            key={slotOf(slide)}
            className="dot"
            part="dot"
            aria-current={place === index}
            onClick={() => state.goTo(place)}
          >
            <span className="visually-hidden">{t('slideOf', { place: place + 1, count: slides.length })}</span>
          </button>
        ))
      )}
      <button type="button" className="control" part="next-button" onClick={() => state.step(1)}>
        <Icon name="next" />
        <span className="visually-hidden">{t('next')}</span>
      </button>
    </div>
  );
}

/** The slides in a row with their controls. One slide has no controls; without slides nothing is rendered. */
export function CarouselFrame({ carousel, label }: CarouselFrameProps) {
  const t = useTexts(CAROUSEL_TEXTS);
  const { state, isRendered, viewport, track } = carousel;
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
        tabIndex={isRendered && several ? 0 : undefined}
        aria-live={state.running ? 'off' : 'polite'}
      >
        <div className={isRendered ? 'track track--rendered' : 'track'} part="track" ref={track}>
          {isRendered ? (
            // A server cannot assign a separate slot to each of the author's elements.
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
