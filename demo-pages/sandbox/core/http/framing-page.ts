import type { Context } from 'hono';

/** The origin of an address; the text itself when it is not an address, so that it matches no list. */
function originIn(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/**
 * Whether the page around may frame the requested one, as far as the address and the referrer name it. The browser
 * refuses the rest through `frame-ancestors`.
 */
export async function mayFrame(c: Context, allows: (origin: string) => Promise<boolean>): Promise<boolean> {
  const own = new URL(c.req.url).origin;
  for (const text of [c.req.query('sdk_origin'), c.req.header('referer')]) {
    if (!text) continue;
    const origin = originIn(text);
    if (origin !== own && !(await allows(origin))) return false;
  }
  return true;
}
