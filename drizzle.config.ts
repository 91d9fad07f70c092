import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from both servers' tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './demo-pages/website/**/*schema.ts',
    './demo-pages/sandbox/**/*schema.ts',
    './demo-pages/operations/**/*schema.ts',
  ],
  out: './demo-pages/database/migrations',
});
