// The shared reference texts of all carousels, as separate constants, so that a bundle that does not use them drops
// them.

export const carouselAttributes = {
  label: 'What the slides are about, for screen readers, without the word carousel.',
  slideTime: 'Seconds that a slide stays, above 0 and up to 3600. A slide’s own `data-slide-time` goes before it.',
  paused: 'Does not start by itself; the visitor can still start it.',
} as const;
export const carouselEvents = {
  'slide-change': { description: 'After another slide was brought into view; `detail.index` counts from 0.' },
} as const;
export const carouselSlots = {
  '': 'The slides, one a child. `data-slide-time="5"` on a slide is its own time in seconds.',
} as const;
export const carouselParts = {
  viewport: 'What the slides are seen through.',
  track: 'The row of slides.',
  slide: 'One slide.',
  controls: 'The row of buttons.',
  'rotation-button': 'Stops and starts the slides.',
  'previous-button': 'Goes one slide back.',
  'next-button': 'Goes one slide on.',
  dot: 'Goes to a slide. More than six slides show a count instead.',
} as const;
export const carouselProperties = {
  '--haven-carousel-transition': { description: 'How long a change of slides takes.', default: '0.25s' },
} as const;
export const carouselKeyboard = [
  'The stop button comes first; then previous, next, and a button for each slide.',
  'Hidden slides cannot be reached by Tab.',
] as const;
export const carouselScreenReader = [
  'A carousel with a name; each slide says its number out of how many.',
  'While the slides move by themselves nothing is announced; when they rest, the new slide is.',
  'People who ask for less motion get slides that never move by themselves.',
] as const;
