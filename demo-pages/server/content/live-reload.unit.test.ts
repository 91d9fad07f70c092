import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { liveReload } from './live-reload.ts';

let faults: string[] = [];
let read = () => {};
const content = {
  faults: () => faults,
  reload: async () => true,
  onRead: (listener: () => void) => {
    read = listener;
  },
};
const app = new Hono()
  .get('/', (c) => c.html('<body><p>Kia ora</p></body>', 200, { etag: '"1"' }))
  .get('/data', (c) => c.json({ page: '</body>' }));

const opened: { end(): void }[] = [];
afterEach(() => {
  for (const { end } of opened.splice(0)) end();
  faults = [];
});
const open = () => {
  const live = liveReload(app, content);
  opened.push(live);
  return live;
};
const get = async (live: ReturnType<typeof open>, path: string) =>
  live.fetch(new Request(`http://site.example${path}`, { headers: { 'accept-encoding': 'br' } }));

describe('a site of npm run dev', () => {
  it('adds its script to pages alone, with the version that they were made of [O1.08]', async () => {
    const live = open();
    const page = await get(live, '/');
    const text = await page.text();
    const [, version] = /src="\/live-reload\/page\.js\?([\d-]+)"><\/script><\/body>/.exec(text) ?? [];
    expect(page.headers.get('etag'), 'no browser keeps the page').toBeNull();
    expect(await (await get(live, '/data')).json()).toEqual({ page: '</body>' });
    read();
    const later = await (await get(live, '/')).text();
    expect(later).toContain('/live-reload/page.js?');
    expect(later).not.toContain(`?${version}"`);
    expect(await (await get(live, '/live-reload/page.js')).text()).toContain('EventSource');
  });

  it('tells open pages what was taken over and what has faults [O1.08]', async () => {
    const live = open();
    const reader = (await get(live, '/live-reload/events')).body!.getReader();
    const next = async () => {
      const { value } = await reader.read();
      return JSON.parse(/data: (.*)/.exec(new TextDecoder().decode(value))![1]!) as { version: string };
    };
    const first = await next();
    expect(first).toMatchObject({ faults: [] });
    faults = ['theme.json:2:3 color is not known'];
    read();
    expect(await next(), 'the page stays').toEqual({ version: first.version, faults });
    faults = [];
    read();
    const second = await next();
    expect(second.version).not.toBe(first.version);
    live.end();
    expect((await reader.read()).done).toBe(true);
  });
});
