import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration of the site's tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./demo-pages/website/**/*schema.ts', './demo-pages/operations/**/*schema.ts'],
  out: './demo-pages/website/migrations',
});
