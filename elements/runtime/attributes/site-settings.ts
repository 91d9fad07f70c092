import type * as z from 'zod/mini';

const marked = new WeakSet<z.core.$ZodType>();

/**
 * Marks attributes that only the administrator of a site sets: where scripts come from, where data goes, which provider
 * and account take payments. In a page they are attributes like others. Content systems offer authors none of them, and
 * take the values from the settings of the site.
 */
export function siteSettings<Shape extends Readonly<Record<string, z.core.$ZodType>>>(shape: Shape): Shape {
  for (const schema of Object.values(shape)) marked.add(schema);
  return shape;
}

/** Whether an attribute's schema is marked by `siteSettings`. */
export const isSiteSetting = (schema: z.core.$ZodType): boolean => marked.has(schema);
