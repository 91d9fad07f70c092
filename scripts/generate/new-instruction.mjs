import { resolve } from 'node:path';
import { writeInstruction } from './new-instruction/write-instruction.mjs';

try {
  const name = process.argv[2];
  for (const file of writeInstruction(resolve(import.meta.dirname, '../..'), name)) console.log(file);
  console.log(`
Next: npm run typecheck, then npm run test:unit -- checkout-widget/steps/${name} checkout-widget/instruction-list
and npm run test:browser -- checkout-widget/steps/${name}
CONTRIBUTING.md says how an instruction becomes part of Haven.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
