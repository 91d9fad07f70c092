import { join } from 'node:path';
import type { Context } from 'hono';
import { hostedFile, type SandboxServices } from '../core/index.ts';
import { VENDOR_NAMES } from './vendors/vendor-names.ts';

/**
 * GET /vendor/<name>.js: the simulated script of a vendor. All names serve one program, which starts the vendor that
 * its own address names; every page may load it, as with real vendors' scripts.
 */
export async function serveVendorScript({ hostedDirectory }: SandboxServices, c: Context): Promise<Response> {
  const name = (c.req.param('name') ?? '').replace(/\.js$/, '');
  if (!VENDOR_NAMES.some((known) => known === name) || !c.req.path.endsWith('.js')) return c.notFound();
  c.header('Access-Control-Allow-Origin', '*');
  return hostedFile(c, join(hostedDirectory, '../vendor'), 'vendor.js');
}
