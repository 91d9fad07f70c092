import { join } from 'node:path';
import type { Context } from 'hono';
import { serveFolder } from '../../http/static-files.ts';

/** GET /checkout-widget/…: the script of `<pay-widget>` and its chunks, which pages of every origin may import. */
export function widgetFiles(hostedDirectory: string): (c: Context) => Promise<Response> {
  const folder = join(hostedDirectory, '../checkout-widget');
  const serve = serveFolder(folder, { prefix: '/checkout-widget/', isShared: true });
  // The handler reads nothing of the website's environment.
  return (c) => serve(c as Parameters<typeof serve>[0]);
}
