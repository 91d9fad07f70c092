import { createReadStream, readFileSync } from 'node:fs';
import { compiledFolder, compiledPath } from './compile-tests.mjs';
import { EMPTY_PAGE } from './page-launcher.mjs';

const compiled = new Map();

function readCompiled(path) {
  if (!compiled.has(path)) compiled.set(path, readFileSync(`.${path}`));
  return compiled.get(path);
}

/** The compiled scripts. A browser keeps them: their folder belongs to this run, in which they never change. */
function compiledScripts(context, next) {
  const isScript = context.path.startsWith(`/${compiledFolder}/`) && context.path.endsWith('.js');
  if (!isScript) return next();
  try {
    context.body = readCompiled(context.path);
  } catch {
    return next();
  }
  context.type = 'text/javascript';
  context.set('cache-control', 'max-age=31536000, immutable');
}

/**
 * A page that asks for a script by the address of its source is led to what it was compiled to, whose imports are
 * relative.
 */
function compiledSources(context, next) {
  if (!/^\/(sdk|elements|checkout-widget)\/.+\.tsx?$/.test(context.path)) return next();
  context.redirect(`/${compiledPath(context.path.slice(1))}`);
}

/** The service worker of msw comes from its package: nothing generated is committed. */
function mockWorker(context, next) {
  if (context.path !== '/mockServiceWorker.js') return next();
  context.type = 'text/javascript';
  context.body = createReadStream('node_modules/msw/lib/mockServiceWorker.js');
}

function emptyPage(context, next) {
  if (context.path !== EMPTY_PAGE) return next();
  context.type = 'text/html';
  context.body = '<!doctype html><title>Empty</title>';
}

/** What the runner's server answers beside its own pages. */
export const testPages = [compiledScripts, compiledSources, mockWorker, emptyPage];
