import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from both servers' tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./demo-pages/server/website/*schema.ts', './demo-pages/server/provider/*schema.ts'],
  out: './demo-pages/server/database/migrations',
});
