import type { Context } from 'hono';

/**
 * The text of the response so far, which stays to be sent. Not by `clone()`: once the cloned response is collected,
 * Node cancels the body that a later header has moved to a new one, and the caller gets no response.
 */
export async function responseText(c: Context): Promise<string> {
  const text = await c.res.text();
  const { status, headers } = c.res;
  // Empty for 204 and 304, which may have no body.
  c.res = new Response(text || null, { status, headers });
  return text;
}
