/** What all carousels have in common, as their reference tells it. */
export const carouselDocumentation = {
  attributes: {
    label: 'What the slides are about, for screen readers, without the word carousel.',
    slideTime: 'Seconds that a slide stays, above 0 and up to 3600. A slide’s own `data-slide-time` goes before it.',
    paused: 'Does not start by itself; the visitor can still start it.',
  },
  events: {
    'slide-change': { description: 'After another slide was brought into view; `detail.index` counts from 0.' },
  },
  slots: {
    '': 'The slides, one a child. `data-slide-time="5"` on a slide is its own time in seconds.',
  },
  parts: {
    viewport: 'What the slides are seen through.',
    track: 'The row of slides.',
    slide: 'One slide.',
    controls: 'The row of buttons.',
    'rotation-button': 'Stops and starts the slides.',
    'previous-button': 'Goes one slide back.',
    'next-button': 'Goes one slide on.',
    dot: 'Goes to a slide. More than six slides show a count instead.',
  },
  cssProperties: {
    '--haven-carousel-transition': { description: 'How long a change of slides takes.', default: '0.25s' },
  },
} as const;
