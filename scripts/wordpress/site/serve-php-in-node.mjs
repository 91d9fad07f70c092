import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = '/site';
const TYPES = { css: 'text/css', js: 'text/javascript', json: 'application/json', svg: 'image/svg+xml' };

/** PHP as a program for WebAssembly, with the folder of the site. */
async function loadPhp(site, port, modules) {
  const require = createRequire(join(modules, 'package.json'));
  const load = (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ loadNodeRuntime, createNodeFsMountHandler }, { PHP, PHPRequestHandler }] = await Promise.all([
    load('@php-wasm/node'),
    load('@php-wasm/universal'),
  ]);
  const handler = new PHPRequestHandler({
    documentRoot: ROOT,
    absoluteUrl: `http://127.0.0.1:${port}`,
    // Requests wait for each other: the database is a file without locks between two of them.
    maxPhpInstances: 1,
    phpFactory: async ({ requestHandler }) => {
      const php = new PHP(await loadNodeRuntime('8.2'));
      php.requestHandler = requestHandler;
      php.mkdir(ROOT);
      await php.mount(ROOT, createNodeFsMountHandler(site));
      return php;
    },
  });
  return { handler, php: await handler.getPrimaryPhp() };
}

function fileOf(site, path) {
  if (path.includes('..') || path.endsWith('.php') || path.endsWith('/')) return;
  try {
    return readFileSync(join(site, path));
  } catch {
    // Not a file: WordPress answers.
  }
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

async function answer(handler, site, request, response) {
  const { pathname } = new URL(request.url, 'http://site.example');
  const file = fileOf(site, decodeURIComponent(pathname));
  if (file) {
    const type = TYPES[pathname.split('.').at(-1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(file);
    return;
  }
  const { url, method, headers } = request;
  const answered = await handler.request({ url, method, headers, body: await bodyOf(request) });
  response.writeHead(answered.httpStatusCode, answered.headers).end(Buffer.from(answered.bytes));
}

/** Serves a site with a PHP that npm has: slower than the machine's, and nothing needs to be installed. */
export async function servePhpInNode(site, port, modules) {
  const { handler, php } = await loadPhp(site, port, modules);
  const server = createServer((request, response) => {
    answer(handler, site, request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    kind: 'PHP for WebAssembly',
    run: async (code) => {
      const { text, errors } = await php.run({ code: `<?php chdir( '${ROOT}' ); ${code}` });
      if (errors) throw new Error(errors);
      return text;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      php.exit();
    },
  };
}
