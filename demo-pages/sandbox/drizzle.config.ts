import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config demo-pages/sandbox/drizzle.config.ts` writes the next migration of the sandbox's
 * tables.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo-pages/sandbox/**/*schema.ts',
  out: './demo-pages/sandbox/migrations',
});
