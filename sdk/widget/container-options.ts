import { STYLES, TEXTS } from './appearance.ts';

/** The part of an element that is read here. */
export type AttributeReader = Pick<Element, 'getAttribute'>;

/** Names of the address, as markup and style sheets write them. */
export const hyphened = (name: string) => name.replaceAll('_', '-');

/**
 * Options that the container's own markup gives; they win over setters. Texts are attributes (`title`, `finish-text`),
 * styles a CSS-like list in `widget-style` (`text-color: #111; font-size: 14px`) whose unknown names are ignored.
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
