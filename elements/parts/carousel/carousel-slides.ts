import { DEFAULT_SLIDE_TIME_S } from './carousel-state.ts';

/** The longest allowed `data-slide-time` in seconds. */
export const LONGEST_SLIDE_TIME_S = 3600;

const slots = new WeakMap<Element, string>();
const warned = new WeakSet<Element>();
let count = 0;

/** The name of a slide's slot, which stays the same at every position. */
export function slotOf(slide: Element): string {
  let slot = slots.get(slide);
  if (!slot) {
    count += 1;
    slot = `slide-${count}`;
    slots.set(slide, slot);
  }
  return slot;
}

const NO_CONTENT = ['script', 'style', 'link', 'template', 'noscript', 'br'];

/** An editor leaves empty paragraphs and line breaks between what its authors place. */
const isStray = (child: Element): boolean =>
  NO_CONTENT.includes(child.localName) ||
  (child.localName === 'p' &&
    child.textContent?.trim() === '' &&
    [...child.children].every(({ localName }) => localName === 'br'));

/**
 * The slides of a carousel: its children, except those without content and those with another slot. Reads only what a
 * server has, too.
 */
export function readSlides(host: Element): Element[] {
  return [...host.children].filter(
    (child) => /^(slide-\d+)?$/.test(child.getAttribute('slot') ?? '') && !isStray(child),
  );
}

/** Assigns each slide its own slot; the children stay where the author put them. */
export function assignSlots(slides: readonly Element[]): void {
  for (const slide of slides) slide.slot = slotOf(slide);
}

/** Removes the slot attributes that `assignSlots` set. */
export function releaseSlots(host: Element): void {
  for (const slide of readSlides(host)) slide.removeAttribute('slot');
}

/** W2.13: how long a slide stays, in ms: its own `data-slide-time`, otherwise the carousel's time (both in s). */
export function slideTimeMs(slide: Element, otherwise = DEFAULT_SLIDE_TIME_S): number {
  const text = slide.getAttribute('data-slide-time');
  if (text === null) return otherwise * 1000;
  const time = text.trim() === '' ? Number.NaN : Number(text);
  if (time > 0 && time <= LONGEST_SLIDE_TIME_S) return time * 1000;
  if (!warned.has(slide)) {
    warned.add(slide);
    console.warn(
      `<${slide.parentElement?.localName}>: data-slide-time="${text}" is not a time. Use seconds above 0 and up ` +
        `to ${LONGEST_SLIDE_TIME_S}; ${otherwise} is used instead.`,
      slide,
    );
  }
  return otherwise * 1000;
}
