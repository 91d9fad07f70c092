/** 1 where slides follow to the right, -1 where they follow to the left. */
export const directionOf = (track: HTMLElement) => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);

/** Holds the track so far (px) from its place, at once. */
export function pullTrack(track: HTMLElement, px: number): void {
  track.style.transition = 'none';
  track.style.translate = `${px}px`;
}

/**
 * Lets the track glide to its place from where the eye has it: so many slides away, and whatever a pull or an
 * unfinished glide adds. Slides are always laid out around the shown one, so the track's own place never changes.
 */
export function glideTrack(track: HTMLElement, slides: number): void {
  const away = Number.parseFloat(getComputedStyle(track).translate) || 0;
  pullTrack(track, slides * directionOf(track) * track.offsetWidth + away);
  // The transition needs a style to start from.
  track.getBoundingClientRect();
  track.style.removeProperty('transition');
  track.style.removeProperty('translate');
}
