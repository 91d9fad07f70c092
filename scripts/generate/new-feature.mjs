import { resolve } from 'node:path';
import { writeFeature } from './new-feature/write-feature.mjs';

try {
  const name = process.argv[2];
  for (const file of writeFeature(resolve(import.meta.dirname, '../..'), name)) console.log(file);
  console.log(`
Next: npx drizzle-kit generate --name ${name.split('/')[1]}, then npm run test:unit -- demo-pages/website/${name}
The page is at /${name.split('/')[1]} of npm run dev. CONTRIBUTING.md says what a feature needs.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
