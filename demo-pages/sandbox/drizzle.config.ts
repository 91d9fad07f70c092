/**
 * `npm run new -- migration <name> sandbox` writes the next migration of the sandbox's tables.
 */
export default {
  dialect: 'postgresql',
  schema: './demo-pages/sandbox/**/*schema.ts',
  out: './demo-pages/sandbox/migrations',
};
