import type * as z from 'zod/mini';
import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { isSiteSetting } from '#runtime/attributes/site-settings.ts';
import type { DrawElementOptions } from './draw-options.ts';
import { views } from './views.ts';

const settingsOf = (tag: string): string[] =>
  Object.entries((views.get(tag)?.attributes.shape ?? {}) as Record<string, z.core.$ZodType>)
    .filter(([, schema]) => isSiteSetting(schema))
    .map(([name]) => kebabCase(name));

/** An author's attributes with the settings of the site; as given where the caller has no settings. */
export function withSettings(
  tag: string,
  texts: Readonly<Record<string, string>>,
  { settings, onError }: DrawElementOptions,
): Readonly<Record<string, string>> {
  if (!settings) return texts;
  const names = settingsOf(tag);
  // HTML reads names of attributes in either case.
  const isSetting = (name: string) => names.includes(name.toLowerCase());
  const refused = Object.keys(texts).filter(isSetting);
  if (refused.length > 0)
    onError?.(new Error(`Left out, because only the settings of the site give it: ${refused.join(', ')}.`), tag);
  return Object.fromEntries([
    ...Object.entries(texts).filter(([name]) => !isSetting(name)),
    ...names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]] as const])),
  ]);
}
