import { resolve } from 'node:path';
import { writeElement } from './new-element/write-element.mjs';

try {
  const tag = process.argv[2];
  for (const file of writeElement(resolve(import.meta.dirname, '../../elements'), tag)) console.log(file);
  console.log(`
Next: npm run manifest, then npm run test:browser -- elements/${tag} elements/contract.test.tsx
CONTRIBUTING.md says how a block becomes part of Haven.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
