import { STYLES, TEXTS } from './appearance.ts';

/** The members of an element that are read here. */
export type AttributeReader = Pick<Element, 'getAttribute'>;

/** Parameter names of the address, in kebab-case. */
export const hyphened = (name: string) => name.replaceAll('_', '-');

/**
 * Reads the options in the container's markup, which override setters. Texts are attributes (`title`, `finish-text`),
 * styles a CSS-like list in `widget-style` (`text-color: #111; font-size: 14px`); unknown names are ignored.
 */
export function containerOptions(container: AttributeReader): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of TEXTS) {
    const text = container.getAttribute(hyphened(name));
    if (text !== null) found[name] = text;
  }
  for (const rule of container.getAttribute('widget-style')?.split(';') ?? []) {
    const [name, ...value] = rule.split(':');
    const style = STYLES.find((known) => hyphened(known) === name?.trim());
    if (style && value.length) found[style] = value.join(':').trim();
  }
  return found;
}
