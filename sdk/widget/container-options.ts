import { STYLES, TEXTS } from './appearance.ts';

/** The part of an element that is used here. */
export type AttributeReader = Pick<Element, 'getAttribute'>;

/** The parameter names of the address, by their names in markup and style lists. */
export const hyphened = (name: string) => name.replaceAll('_', '-');

/**
 * Options in the container's own markup; they override setters. Texts are attributes (`title`, `finish-text`), styles a
 * CSS-like list in `widget-style` (`text-color: #111; font-size: 14px`) whose unknown names are ignored.
 */
export function containerOptions(container: AttributeReader): Record<string, string> {
  const options: Record<string, string> = {};
  for (const name of TEXTS) {
    const text = container.getAttribute(hyphened(name));
    if (text !== null) options[name] = text;
  }
  for (const rule of container.getAttribute('widget-style')?.split(';') ?? []) {
    const [name, ...value] = rule.split(':');
    const style = STYLES.find((each) => hyphened(each) === name?.trim());
    if (style && value.length) options[style] = value.join(':').trim();
  }
  return options;
}
