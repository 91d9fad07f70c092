import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { countryOf, INHERITED } from '#runtime/inherited-context.ts';

type Attributes = Readonly<Record<string, string>>;

/** The nearest value of an attribute. */
export const closestOf = (name: string, around: readonly Attributes[], given: Attributes): string | undefined =>
  [...around, given].find((attributes) => name in attributes)?.[name];

/**
 * What a tag inherits, by the rules of the elements in a page. `around` has the attributes of the tag and of its ancestors,
 * innermost first; a whole page ends with its `<html>`. `given` is what the caller says about the page.
 */
export function inheritedFrom(around: readonly Attributes[], given: Attributes): Record<string, string> {
  const closest = (name: string) => closestOf(name, around, given);
  const page = around.at(-1);
  const cultures: Record<string, string | undefined> = {
    locale: closest('lang'),
    siteCountryCode: countryOf(page?.['lang'] ?? given['lang'] ?? ''),
  };
  const found: Record<string, string> = {};
  for (const name of INHERITED) {
    const attribute = kebabCase(name);
    const value = closest(attribute) ?? page?.[`data-${attribute}`] ?? cultures[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}
