/**
 * `npm run new -- migration <name>` writes the next migration of the site’s tables. It compares with the newest snapshot
 * alone: the one before is deleted.
 */
export default {
  dialect: 'postgresql',
  schema: ['./demo-pages/website/**/*schema.ts', './demo-pages/server/operations/**/*schema.ts'],
  out: './demo-pages/website/migrations',
};
