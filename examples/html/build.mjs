import { cpSync, mkdirSync } from 'node:fs';

// A page without a bundler serves the package's scripts by address.
mkdirSync('dist', { recursive: true });
for (const folder of ['elements', 'checkout-widget'])
  cpSync(`node_modules/haven/dist/${folder}`, `dist/${folder}`, { recursive: true });
cpSync('src', 'dist', { recursive: true });
