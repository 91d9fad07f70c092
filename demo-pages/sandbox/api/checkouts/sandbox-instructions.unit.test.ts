import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SANDBOX_INSTRUCTIONS } from './sandbox-instructions.ts';

const FOLDER = resolve(import.meta.dirname, 'instructions');

it('lists every instruction that a file states, once', async () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const exported = await Promise.all(files.map((file) => import(resolve(FOLDER, file))));
  const stated = exported.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'object');
  // The chooser alone is made, from the methods that the forms name.
  const [chooser, ...others] = SANDBOX_INSTRUCTIONS;
  expect(chooser.name).toBe('payment_methods.show');
  expect(new Set<unknown>(others)).toEqual(new Set(stated));
});
