import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env, Hono } from 'hono';
import { projectRoot } from '../database/project-root.ts';
import type { FollowedContent } from './follow-content.ts';

const SCRIPT_PATH = '/live-reload/page.js';
const EVENTS_PATH = '/live-reload/events';

/** An app whose pages follow the charity's folder; `end` closes the connections of the pages. */
type LiveReload<AppEnv extends Env> = Pick<Hono<AppEnv>, 'fetch'> & { end(): void };

/**
 * For `npm run dev` alone: each page that the app answers loads itself again when a changed folder was taken over, and
 * shows the faults of one that was not (O1.08).
 */
export function liveReload<AppEnv extends Env>(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  content: Pick<FollowedContent, 'faults' | 'reload' | 'onRead'>,
): LiveReload<AppEnv> {
  // A page from before a restart is old too.
  const start = Date.now();
  let changes = 0;
  const version = () => `${start}-${changes}`;
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const tell = (page: ReadableStreamDefaultController<Uint8Array>) => {
    const data = JSON.stringify({ version: version(), faults: content.faults() });
    page.enqueue(new TextEncoder().encode(`retry: 300\ndata: ${data}\n\n`));
  };
  content.onRead(() => {
    if (content.faults().length === 0) changes += 1;
    for (const page of pages) tell(page);
  });
  // `npm run dev` says when a file has changed; a signal of this kind is unknown to Windows.
  process.on('message', (message) => void (message === 'content' && content.reload()));

  const events = () => {
    let page: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        page = controller;
        pages.add(page);
        tell(page);
      },
      cancel: () => void pages.delete(page),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
  };
  const script = async () => {
    const text = await readFile(join(projectRoot, 'demo-pages/server/content/browser/live-reload.js'), 'utf8');
    return new Response(text, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } });
  };

  return {
    async fetch(request, ...more) {
      const { pathname } = new URL(request.url);
      if (pathname === EVENTS_PATH) return events();
      if (pathname === SCRIPT_PATH) return script();
      // Before the page is made: a change meanwhile loads it again.
      const made = version();
      const isRead = request.method === 'GET';
      const plain = isRead ? new Request(request.url, { headers: request.headers }) : request;
      if (isRead) plain.headers.delete('accept-encoding');
      const response = await app.fetch(plain, ...more);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (!isPage || response.headers.has('content-encoding')) return response;
      const tag = `<script type="module" src="${SCRIPT_PATH}?${made}"></script></body>`;
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      headers.delete('etag');
      const text = (await response.text()).replace('</body>', () => tag);
      return new Response(text || null, { status: response.status, headers });
    },
    end() {
      for (const page of pages) page.close();
      pages.clear();
    },
  };
}
