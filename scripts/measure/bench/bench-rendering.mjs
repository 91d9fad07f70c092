import { importForNode } from '../../build/import-for-node.mjs';
import { clearData, startBuiltServer, stopBuiltServer } from '../built-server.mjs';

const port = 8690;
const dataDirectory = '.cache/bench-rendering-data';
const ROUNDS = 200;
const BOUND_MS = 5;

/** The time in which a server renders all blocks of the home page. */
export async function benchRendering() {
  process.env.NODE_ENV = 'production';
  const { renderPage } = await importForNode('elements/server/server.ts', '.cache/bench-rendering');
  clearData(dataDirectory);
  const { server } = await startBuiltServer({ port, dataDirectory });
  let page;
  try {
    page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  } finally {
    await stopBuiltServer(server);
  }
  // The server may render its pages itself: what it has rendered is not rendered again.
  const unrendered = page
    .replaceAll(/ data-haven-drawn(?:="\w*")?/g, '')
    .replaceAll(/<template shadowrootmode="(?:open|closed)">[\s\S]*?<\/template>/g, '');
  const times = [];
  let rendered = '';
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    rendered = renderPage(unrendered, { sheets: '/elements/' });
    times.push(performance.now() - started);
  }
  const at = (share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)].toFixed(2);
  const tags = rendered.match(/<!--haven /g)?.length ?? 0;
  console.log(
    `server rendering of the home page's blocks (${tags} of them, ${(unrendered.length / 1024).toFixed(0)} KiB): ` +
      `median ${at(0.5)} ms, p95 ${at(0.95)} ms (bound ${BOUND_MS} ms)`,
  );
}

if (import.meta.filename === process.argv[1]) await benchRendering();
