import type { UserConfig } from 'vite';
import { LICENCES, path, production } from './base.ts';
import { serverViews } from './server-views.mjs';

const BUNDLED = [
  'react',
  'react-dom',
  '@hono/node-server',
  'dayjs',
  'drizzle-orm',
  'entities',
  'hono',
  'jose',
  'parse5',
  'prom-client',
  'zod',
  // The readers of pages in Markdown.
  /^(?:mdast|micromark|hast|unist)-|^(?:micromark|property-information|yaml|jsonc-parser)$/,
];

const program = (folder: string, input: Record<string, string>): UserConfig => ({
  plugins: [serverViews()],
  define: production,
  // React is part of the program, so that it is the one for production whatever the environment says. Libraries of many
  // small files are too: to find and read 550 of them was a fifth of a start.
  ssr: { external: true as unknown as undefined, noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir: `dist/${folder}`,
    target: 'node20',
    minify: false,
    sourcemap: true,
    license: LICENCES,
    rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});

/** The site's programs for Node: the server, and the commands for its tables, staff accounts and content. */
export const server = (): UserConfig =>
  program('server', {
    start: path('demo-pages/server/start.ts'),
    migrate: path('demo-pages/server/operations/migrate-command.ts'),
    staff: path('demo-pages/server/operations/staff-command.ts'),
    'check-content': path('demo-pages/server/operations/check-content-command.ts'),
  });

/** The program that prepares new databases: a small one, so that its work begins while others are built. */
export const prepareData = (): UserConfig =>
  program('prepare-data', { 'prepare-data': path('demo-pages/server/prepare-data.ts') });

/** The payments sandbox, a program of its own that the package contains. */
export const sandbox = (): UserConfig =>
  program('sandbox', { 'haven-sandbox': path('demo-pages/sandbox/app/start-sandbox.ts') });

/** The check of a payments provider. It is of use in the repository alone: neither package nor image starts it. */
export const providerCheck = (): UserConfig =>
  program('provider-check', { 'check-provider': path('demo-pages/provider-check/check-provider.ts') });
