import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { listTags } from '../../build/tag-registry.mjs';

/** Publint's messages about the tarball, one problem in each line. */
export async function publintProblems(tarball) {
  const data = readFileSync(tarball);
  const pack = { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) };
  const { messages, pkg } = await publint({ pack, strict: true });
  return messages.map((message) => `publint ${message.type}: ${formatMessage(message, pkg)}`);
}

// The package supports only module resolution with "exports"; Node 10 and `require` are not supported.
const outside = new Set(['node10', 'node16-cjs']);
const expected = new Set(['CJSResolvesToESM']);

/**
 * The messages of are-the-types-wrong about the tarball, one problem in each line. It does not expand patterns, so it
 * gets the entries of one tag: all tags are generated alike, and the compiler reads all of them in the tests of the
 * packed package.
 */
export async function typeProblems(tarball) {
  const [{ tag }] = listTags();
  const tags = [`./elements/${tag}`, `./elements/${tag}/class`];
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    includeEntrypoints: tags,
    excludeEntrypoints: [/\*|\.(json|css|txt)$/],
  });
  if (!analysis.types) return ['attw: the package has no types'];
  return analysis.problems
    .filter(({ kind, resolutionKind }) => !outside.has(resolutionKind) && !expected.has(kind))
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}
