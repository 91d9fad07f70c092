import { readFileSync } from 'node:fs';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { createServer } from 'vite';
import { chromiumArgs, findOrInstallShell } from './scripts/chromium.mjs';
import { serveMutant } from './scripts/guard-mutants.mjs';
import { recordResults } from './scripts/record-results.mjs';
import { tagRegistry } from './scripts/tag-registry.mjs';

const rooms = (process.env.HAVEN_TEST_ROOMS ?? 'elements,sdk,checkout-widget').split(',');

/**
 * The helpers as a busy machine needs them. A second is too short a patience; a test's own end is at 10 s. And a frame may
 * overtake React's tasks, which are posted as messages: so the next frame is over when three messages after it have come,
 * for the drawing, its effects and what they ask for.
 */
const patientHelpers = {
  name: 'patient-test-helpers',
  transform(code, id) {
    if (!id.includes('testing-helpers/src/helpers.js')) return;
    const tasks = `for (let task = 0; task < 3; task += 1) await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });`;
    const changes = {
      'timeout = 1000': 'timeout = 8000',
      'requestAnimationFrame(() => resolve());': `requestAnimationFrame(async () => { ${tasks} resolve(); });`,
    };
    return Object.entries(changes).reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`@open-wc/testing-helpers has no "${from}" any more.`);
      return text.replace(from, to);
    }, code);
  },
};

/** Sources go through Vite, so that tests and the build share one pipeline (React is CommonJS, CSS comes as text). */
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  cacheDir: 'node_modules/.vite-test',
  plugins: [
    tagRegistry(),
    serveMutant(process.env.HAVEN_MUTANT),
    {
      name: 'test-runner-sockets',
      enforce: 'pre',
      resolveId(id) {
        if (id.includes('__web-dev-server__')) return { id: '/__web-dev-server__web-socket.js', external: true };
      },
    },
  ],
  define: { 'import.meta.env.SOAK': JSON.stringify(process.env.SOAK ?? '') },
  oxc: { jsx: { runtime: 'automatic', refresh: false } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@r2wc/react-to-web-component',
      '@sinonjs/fake-timers',
      'axe-core',
      '@floating-ui/dom',
      'downshift',
      'fast-check',
      'lit',
      'lit/html.js',
      'lit/static-html.js',
      'lit-html',
      'lit-html/static.js',
      'lit/directives/class-map.js',
      'lit/directives/if-defined.js',
      'lit/directives/live.js',
      'lit/directives/repeat.js',
      'msw',
      'msw/browser',
      'react-hook-form',
      'zod/mini',
      '@open-wc/testing',
    ],
    exclude: ['chai-a11y-axe'],
    rolldownOptions: { plugins: [patientHelpers] },
  },
});

const throughVite = (context, next) => {
  if (context.path === '/' || context.path.startsWith('/__web-') || context.path.startsWith('/__wds')) return next();
  return new Promise((resolve, reject) => {
    context.respond = false;
    context.res.once('finish', resolve);
    context.res.once('close', resolve);
    vite.middlewares(context.req, context.res, (error) => {
      context.respond = true;
      error ? reject(error) : resolve(next());
    });
  });
};

/** The service worker of msw comes from its package: nothing generated is committed. */
const mockWorker = (context, next) => {
  if (context.path !== '/mockServiceWorker.js') return next();
  context.type = 'text/javascript';
  context.body = readFileSync('node_modules/msw/lib/mockServiceWorker.js');
};

/** An import by address makes Vite add its client, which would look for a socket that is not there. */
const viteClient = (context, next) => {
  if (context.path !== '/@vite/client') return next();
  context.type = 'text/javascript';
  context.body = 'export const injectQuery = (address) => address;';
};

export default {
  files: rooms.flatMap((room) =>
    /\.tsx?$/.test(room) ? [room] : [`${room}/**/*.test.{ts,tsx}`, `!${room}/**/*.unit.test.ts`],
  ),
  nodeResolve: false,
  concurrency: 4,
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: findOrInstallShell(), args: chromiumArgs },
      createBrowserContext: ({ browser }) => browser.newContext({ viewport: { width: 1024, height: 768 } }),
    }),
  ],
  middleware: [mockWorker, viteClient, throughVite],
  // Notices of the test tools themselves.
  filterBrowserLogs: ({ args }) => !/Lit is in dev mode|Multiple versions of Lit/.test(String(args[0])),
  testFramework: { config: { timeout: 10_000 } },
  testsFinishTimeout: 300_000,
  browserStartTimeout: 60_000,
  reporters: [...(await defaultReporters()), recordResults('.reports/browser.json')],
  testRunnerHtml: (framework) =>
    `<!doctype html><html lang="en-AU"><head><title>Haven tests</title></head><body><script type="module" src="${framework}"></script></body></html>`,
};

async function defaultReporters() {
  const { defaultReporter, summaryReporter } = await import('@web/test-runner');
  return rooms.length === 3 ? [defaultReporter({ reportTestProgress: false })] : [summaryReporter()];
}
