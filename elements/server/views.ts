import { classes } from 'virtual:haven-views';
import type { ServerElement } from '#runtime/server-class.ts';

/** The view and the attributes of every tag. On a server, the classes of tags hold nothing else. */
export const views = new Map(
  (classes as unknown as ServerElement[]).map(({ options }) => [options.tag as string, options] as const),
);
