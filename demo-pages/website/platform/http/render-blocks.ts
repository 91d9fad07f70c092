import type { MiddlewareHandler } from 'hono';
import { pageSecurity } from '../pages/site-pages.ts';
import { TRANSLATED_SITES } from '../site/sites.ts';
import type { WebsiteEnv } from './website-env.ts';

/** Renders the views of the blocks of a page, for a time (epoch ms). */
export type RenderBlocks = (page: string, now: number) => Promise<string>;

const SHEET = /(?<=<link rel="stylesheet" href=")\/elements\/[^"]+/g;

/**
 * The sheets of rendered blocks, as a header: a browser that has not got one when it parses the block's shadow root
 * waits there, and paints half a page meanwhile.
 */
function sheetsAhead(page: string): string {
  return [...new Set(page.match(SHEET))].map((sheet) => `<${sheet}>; rel=preload; as=style`).join(', ');
}

/** Renders the blocks of visitors' pages. Nothing is shared here: the page cache stores what all visitors get. */
export function renderBlocksInPages(renderBlocks: RenderBlocks, clock: () => number): MiddlewareHandler<WebsiteEnv> {
  return async (c, next) => {
    await next();
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || c.req.method === 'HEAD' || pageSecurity(c.req.path).isWorkshop) return;
    const page = await renderBlocks(await c.res.text(), clock());
    const { status, headers } = c.res;
    // Hono would add the headers of the response that is replaced.
    c.res = undefined;
    c.res = new Response(page, { status, headers });
    const sheets = sheetsAhead(page);
    if (sheets) c.header('Link', sheets);
  };
}

/** The sheet that pages link has its own address; those of tags are beside their scripts. */
const sheets = (name: string) => (name === 'haven-controls' ? '/design/haven-controls.css' : `/elements/${name}.css`);

/**
 * The page with the views of its blocks, at a time (epoch ms). The views load with the first page, not with the server.
 */
export async function renderBlocks(page: string, now: number): Promise<string> {
  const { loadLanguages, renderPage } = await import('../../../../elements/server/server.ts');
  await loadLanguages(...new Set(TRANSLATED_SITES.map(({ lang }) => lang)));
  return renderPage(page, { now, sheets });
}
