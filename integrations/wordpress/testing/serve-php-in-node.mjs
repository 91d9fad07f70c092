import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = '/site';
const TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** PHP as a program for WebAssembly, with the folder of the site. */
async function loadPhp(site, modules) {
  const require = createRequire(join(modules, 'package.json'));
  const load = (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ loadNodeRuntime, createNodeFsMountHandler }, { PHP }] = await Promise.all([
    load('@php-wasm/node'),
    load('@php-wasm/universal'),
  ]);
  const php = new PHP(await loadNodeRuntime('8.2'));
  php.mkdir(ROOT);
  await php.mount(ROOT, createNodeFsMountHandler(site));
  return php;
}

/** The script that a path leads to, as a web server for WordPress finds it. */
function scriptOf(site, path) {
  const [, script = join(path, 'index.php')] = /^(.+\.php)(?:\/|$)/.exec(path) ?? [];
  return existsSync(join(site, script)) ? `${ROOT}${script}` : `${ROOT}/index.php`;
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

async function answer(php, site, request, response) {
  const { pathname } = new URL(request.url, 'http://site.example');
  const file = fileOf(site, decodeURIComponent(pathname));
  if (file) {
    const type = TYPES[pathname.split('.').at(-1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(file);
    return;
  }
  const { url, method, headers } = request;
  // PHP does one after the other, so the database is a file without locks between two of them.
  const answered = await php.run({
    relativeUri: url,
    protocol: 'http',
    method,
    headers,
    body: await bodyOf(request),
    scriptPath: scriptOf(site, decodeURIComponent(pathname)),
    $_SERVER: { REMOTE_ADDR: '127.0.0.1', DOCUMENT_ROOT: ROOT, HTTPS: '' },
  });
  response.writeHead(answered.httpStatusCode, answered.headers).end(Buffer.from(answered.bytes));
}

/** Serves a site with a PHP that npm has: slower than the machine's, and nothing needs to be installed. */
export async function servePhpInNode(site, port, modules) {
  const php = await loadPhp(site, modules);
  const server = createServer((request, response) => {
    answer(php, site, request, response).catch((error) => response.writeHead(500).end(String(error)));
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
