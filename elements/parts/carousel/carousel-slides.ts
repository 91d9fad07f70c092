import { DEFAULT_SLIDE_TIME_S } from './carousel-state.ts';

/** The longest time (s) that a slide can ask for. */
export const LONGEST_SLIDE_TIME_S = 3600;

const slots = new WeakMap<Element, string>();
const warned = new WeakSet<Element>();
let count = 0;

/** The name of the slot that a slide is shown in, the same wherever in the row it stands. */
export function slotOf(slide: Element): string {
  let slot = slots.get(slide);
  if (!slot) {
    count += 1;
    slot = `slide-${count}`;
    slots.set(slide, slot);
  }
  return slot;
}

/** The slides of a carousel: its children, but for those that carry no content or that another slot takes. */
export function readSlides(host: Element): Element[] {
  return [...host.children].filter(
    (child) => /^(slide-\d+)?$/.test(child.slot) && !child.matches('script, style, link, template'),
  );
}

/** Gives each slide its own slot; the children themselves stay where the author put them. */
export function assignSlots(slides: readonly Element[]): void {
  for (const slide of slides) slide.slot = slotOf(slide);
}

/** Leaves the children as the author wrote them. */
export function releaseSlots(host: Element): void {
  for (const slide of readSlides(host)) slide.removeAttribute('slot');
}

/** W2.13: how long (ms) a slide stays: its own `data-slide-time`, else the carousel's time (both in s). */
export function slideTimeMs(slide: Element, otherwise = DEFAULT_SLIDE_TIME_S): number {
  const text = slide.getAttribute('data-slide-time');
  if (text === null) return otherwise * 1000;
  const time = text.trim() === '' ? Number.NaN : Number(text);
  if (time > 0 && time <= LONGEST_SLIDE_TIME_S) return time * 1000;
  if (!warned.has(slide)) {
    warned.add(slide);
    console.warn(
      `<${slide.parentElement?.localName}>: data-slide-time="${text}" is not a time. Use seconds above 0 and up to ${LONGEST_SLIDE_TIME_S}; ${otherwise} is used instead.`,
      slide,
    );
  }
  return otherwise * 1000;
}
