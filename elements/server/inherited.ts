import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { countryOfCulture, INHERITED } from '#runtime/inherited-context.ts';

type Attributes = Readonly<Record<string, string>>;

/** The nearest value of an attribute. */
export const closestOf = (name: string, around: readonly Attributes[], defaults: Attributes): string | undefined =>
  [...around, defaults].find((attributes) => name in attributes)?.[name];

/**
 * What a tag inherits, by the rules of the elements in a page. `around` has the attributes of the tag and of its
 * ancestors, innermost first; a whole page ends with its `<html>`. `defaults` are the caller's settings for the page.
 */
export function inheritedFrom(around: readonly Attributes[], defaults: Attributes): Record<string, string> {
  const closest = (name: string) => closestOf(name, around, defaults);
  const page = around.at(-1);
  const cultures: Record<string, string | undefined> = {
    locale: closest('lang'),
    siteCountryCode: countryOfCulture(page?.['lang'] ?? defaults['lang'] ?? ''),
  };
  const values: Record<string, string> = {};
  for (const name of INHERITED) {
    const attribute = kebabCase(name);
    const value = closest(attribute) ?? page?.[`data-${attribute}`] ?? cultures[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}
