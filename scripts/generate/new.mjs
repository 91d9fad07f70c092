import { resolve } from 'node:path';
import { writeElement } from './new-element/write-element.mjs';
import { writeInstruction } from './new-instruction/write-instruction.mjs';
import { writePage } from './new-page/write-page.mjs';
import { writeWallet } from './new-wallet/write-wallet.mjs';

// node scripts/generate/new.mjs <kind> <name> [form]: writes the first files of a thing, which work, and says what to
// run next.
const root = resolve(import.meta.dirname, '../..');
const KINDS = {
  element: {
    write: (tag) => writeElement(resolve(root, 'elements'), tag),
    next: (tag) => ['npm run manifest', `npm test -- browser elements/${tag} elements/contract.test.tsx`],
  },
  page: {
    write: (path, kind) => writePage(root, path, { hasForm: kind === 'form' }),
    next: (path, kind) => [
      'npm run texts',
      ...(kind === 'form' ? [`npm run new -- migration ${path.split('/')[1]}`] : []),
      `npm test -- unit demo-pages/website/${path}`,
      `npm run dev, which serves the page at /${path.split('/')[1]} in every language`,
    ],
  },
  wallet: {
    write: (name) => writeWallet(root, name),
    next: (name) => ['npm run check -- types', `npm test -- unit sdk/wallets/${name} sdk/wallets/wallet-list`],
  },
  instruction: {
    write: (name) => writeInstruction(root, name),
    next: (name) => [
      'npm run check -- types',
      `npm test -- unit checkout-widget/steps/${name} checkout-widget/instruction-list`,
      `npm test -- browser checkout-widget/steps/${name}`,
    ],
  },
};

const [kind, name, more] = process.argv.slice(2);
try {
  for (const file of KINDS[kind].write(name, more)) console.log(file);
  console.log(`\nNext:\n  ${KINDS[kind].next(name, more).join('\n  ')}\nThe recipe is in CONTRIBUTING.md.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
