import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undocumented } from './undocumented.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-undocumented-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function namesWithoutWords(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return undocumented([join(folder, 'index.d.ts')], folder);
}

describe('names without a docstring', () => {
  it('are none where everything has words', () => {
    const index = `
      /** Says. */ export declare function say(words: Words): void;
      /** What is said. */ type Words = string;
      /** Fields are named for what they are. */ export interface Address { city: string }
    `;
    expect(namesWithoutWords({ 'index.d.ts': index })).toEqual([]);
  });

  it('are found among exports, re-exports, members of classes, events and callbacks', () => {
    const index = `
      export { other } from './other.js';
      export declare const value: string;
      /** A class. */ export declare class Button {
        press(): void;
        /** Its text. */
        label: string;
        #own: string;
      }
      /** Events. */ export interface ButtonEventMap { press: undefined }
      /** Options. */ export interface Options { onEnd(): void; done: () => void; name: string }
    `;
    const other = `export declare function other(): void;`;
    expect(namesWithoutWords({ 'index.d.ts': index, 'other.d.ts': other })).toEqual([
      'index.d.ts: Button.press',
      'index.d.ts: ButtonEventMap.press',
      'index.d.ts: Options.done',
      'index.d.ts: Options.onEnd',
      'index.d.ts: value',
      'other.d.ts: other',
    ]);
  });

  it('are found in types that only a signature mentions, and in the types behind those', () => {
    const index = `
      import type { Outer } from './outer.js';
      /** Reads. */ export declare function read(): Promise<readonly Outer[]>;
    `;
    const outer = `
      /** Outer. */ export interface Outer { inner: Inner }
      export interface Inner { text: string }
    `;
    expect(namesWithoutWords({ 'index.d.ts': index, 'outer.d.ts': outer })).toEqual(['outer.d.ts: Inner']);
  });
});
