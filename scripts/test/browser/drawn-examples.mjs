import { importForNode } from '../../build/import-for-node.mjs';

const virtualName = 'virtual:haven-drawn-examples';

/** Every example as Node draws it, for tests of what a browser does with it: drawn only where a test asks for it. */
export const drawnExamples = (folder) => ({
  name: 'haven-drawn-examples',
  resolveId: (id) => (id === virtualName ? `\0${virtualName}` : undefined),
  async load(id) {
    if (id !== `\0${virtualName}`) return undefined;
    const drawn = await importForNode('elements/server/testing/drawn-examples.ts', `${folder}/drawn-examples`);
    return Object.entries(drawn)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
