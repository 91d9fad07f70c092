import type { MiddlewareHandler } from 'astro';
import { pageRenderer } from 'haven/server';

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html') || !response.body) return response;
  return new Response(response.body.pipeThrough(pageRenderer({ sheets: '/elements/' })), response);
};
