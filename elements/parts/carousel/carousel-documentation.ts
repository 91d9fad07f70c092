// The shared reference texts of all carousels, as separate constants, so that a bundle that does not use them drops
// them.

export const carouselAttributes = {
  label: 'The topic of the slides, for screen readers, without the word carousel.',
  slideTime: 'Seconds that a slide stays, above 0 and up to 3600. A slide’s own `data-slide-time` has priority.',
  paused: 'The carousel does not start by itself; the visitor can still start it.',
} as const;
export const carouselEvents = {
  'slide-change': { description: 'After another slide is shown; `detail.index` counts from 0.' },
} as const;
export const carouselSlots = {
  '': 'The slides, one per child. `data-slide-time="5"` on a slide sets its time in seconds.',
} as const;
export const carouselParts = {
  viewport: 'The visible area of the slides.',
  track: 'The row of slides.',
  slide: 'One slide.',
  controls: 'The row of buttons.',
  'rotation-button': 'Stops and starts the slides.',
  'previous-button': 'Shows the previous slide.',
  'next-button': 'Shows the next slide.',
  dot: 'Shows a slide. With more than six slides, a count replaces the dots.',
} as const;
export const carouselProperties = {
  '--haven-carousel-transition': { description: 'How long a change of slides takes.', default: '0.25s' },
} as const;
export const carouselKeyboard = [
  'The stop button comes first; then previous, next, and a button for each slide.',
  'Hidden slides cannot be reached by Tab.',
  'Until the script has loaded, and without it, the slides are a row that scrolls, also with the arrow keys.',
] as const;
export const carouselScreenReader = [
  'A carousel with a name; each slide is read with its number and the number of slides.',
  'While the slides move by themselves nothing is announced; when the carousel is stopped, a new slide is.',
  'With reduced motion, slides never move by themselves.',
] as const;
