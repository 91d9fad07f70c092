import { importForNode } from '../../build/import-for-node.mjs';

const virtualName = 'virtual:haven-rendered-examples';

/**
 * Every example as Node renders it, for tests of what a browser does with it: rendered only where a test asks for it.
 */
export const renderedExamples = (folder) => ({
  name: 'haven-rendered-examples',
  resolveId: (id) => (id === virtualName ? `\0${virtualName}` : undefined),
  async load(id) {
    if (id !== `\0${virtualName}`) return undefined;
    const rendered = await importForNode('elements/server/testing/rendered-examples.ts', `${folder}/rendered-examples`);
    return Object.entries(rendered)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
