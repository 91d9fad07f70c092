import { pathToFileURL } from 'node:url';
import { corpusFile } from './corpus.ts';

/** The texts with which DOMPurify is tested, each with an id. */
export async function sanitiserPayloads(): Promise<{ id: string; payload: string }[]> {
  const file = pathToFileURL(corpusFile('DOMPurify', 'test', 'fixtures', 'expect.mjs')).href;
  const { default: cases } = (await import(/* @vite-ignore */ file)) as { default: { payload: string }[] };
  return cases.map(({ payload }, index) => ({ id: String(index + 1), payload }));
}
