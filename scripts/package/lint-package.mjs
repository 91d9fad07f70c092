import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { listTags } from '../builds/tag-registry.mjs';

/** What publint says of the tarball, a line a problem. */
export async function publintProblems(tarball) {
  const data = readFileSync(tarball);
  const pack = { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) };
  const { messages, pkg } = await publint({ pack, strict: true });
  return messages.map((message) => `publint ${message.type}: ${formatMessage(message, pkg)}`);
}

// The package is for what reads "exports" and modules: Node 10 and `require` are no promise of it.
const outside = new Set(['node10', 'node16-cjs']);
const expected = new Set(['CJSResolvesToESM']);

/**
 * What are-the-types-wrong says of the tarball, a line a problem. It does not look behind patterns, so it is given the
 * entries of one tag: those of all are made alike, and the compiler reads them all in the tests of the packed package.
 */
export async function typeProblems(tarball) {
  const [{ tag }] = listTags();
  const tags = [`./elements/${tag}`, `./elements/${tag}/class`];
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    includeEntrypoints: tags,
    excludeEntrypoints: [/\*|\.(json|css)$/],
  });
  if (!analysis.types) return ['attw: the package has no types'];
  return analysis.problems
    .filter(({ kind, resolutionKind }) => !outside.has(resolutionKind) && !expected.has(kind))
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}
