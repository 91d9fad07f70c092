/** 1 in a left-to-right page, where the next slide is on the right; -1 in a right-to-left page. */
export const glideDirection = (track: HTMLElement) => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);

/** Moves the track by `px` from its resting position, without a transition. */
export function pullTrack(track: HTMLElement, px: number): void {
  track.style.transition = 'none';
  track.style.translate = `${px}px`;
}

/**
 * Animates the track to its resting position from where it is visible now: `slides` away, plus the offset of a swipe or
 * an unfinished transition. Slides are laid out around the visible one, so the resting position never changes.
 */
export function glideTrack(track: HTMLElement, slides: number): void {
  const away = Number.parseFloat(getComputedStyle(track).translate) || 0;
  pullTrack(track, slides * glideDirection(track) * track.offsetWidth + away);
  // The transition needs a style to start from.
  track.getBoundingClientRect();
  track.style.removeProperty('transition');
  track.style.removeProperty('translate');
}
