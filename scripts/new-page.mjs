import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { writePage } from './new-page/write-page.mjs';

try {
  const [path, kind] = process.argv.slice(2);
  const root = resolve(import.meta.dirname, '..');
  for (const file of writePage(root, path, { hasForm: kind === 'form' })) console.log(file);
  // The declarations of the new texts.
  execFileSync(process.execPath, ['scripts/texts.mjs'], { cwd: root });
  const name = path.split('/')[1];
  if (kind === 'form') console.log(`\nFirst: npx drizzle-kit generate --name ${name}`);
  console.log(`
Next: npm run test:unit -- demo-pages/website/${path}
The page is at /${name} of npm run dev, in every language. CONTRIBUTING.md says what to change.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
