import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile, scratchCopy } from '../new-room/scratch-copy.ts';
import { writeInstruction } from './write-instruction.mjs';

let folder: string;

beforeAll(() => {
  folder = scratchCopy(['checkout-widget', 'demo-pages/sandbox/api/checkouts'], ['elements', 'sdk', 'testing']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes an instruction that passes the compiler and is known to the checkout and to the sandbox', async () => {
  expect(writeInstruction(folder, 'gift-note')).toEqual([
    'checkout-widget/steps/gift-note/gift-note-instruction.ts',
    'checkout-widget/steps/gift-note/gift-note-step.tsx',
    'checkout-widget/steps/gift-note/gift-note.unit.test.ts',
    'checkout-widget/steps/gift-note/gift-note.test.tsx',
    'checkout-widget/instruction-list.ts',
    'demo-pages/sandbox/api/checkouts/instructions/gift-note/sandbox-gift-note.ts',
    'demo-pages/sandbox/api/checkouts/sandbox-instructions.ts',
  ]);
  const sandbox = ['sandbox-instructions', 'instruction-lookup'].map(
    (file) => `demo-pages/sandbox/api/checkouts/${file}.ts`,
  );
  compile(folder, ['checkout-widget/steps/gift-note', 'checkout-widget/locales', ...sandbox]);

  const { WIDGET_INSTRUCTIONS } = await import(join(folder, 'checkout-widget/instruction-list.ts'));
  expect(WIDGET_INSTRUCTIONS.at(-1)).toMatchObject({ name: 'gift_note.show', file: 'gift-note/gift-note-step' });
  const { payloadProblem } = await import(join(folder, 'demo-pages/sandbox/api/checkouts/instruction-lookup.ts'));
  expect(payloadProblem('gift_note.show', { text: 'Hello' })).toBe(null);
  expect(payloadProblem('gift_note.show', { text: 7 })).toMatchObject({ path: ['text'] });
}, 120_000);

it.each(['', 'Note', 'gift_note', '-note', '../note'])('refuses "%s" as a name', (name) => {
  expect(() => writeInstruction(folder, name)).toThrow('cannot be a name');
});

it('leaves an instruction alone that is there', () => {
  expect(() => writeInstruction(folder, 'card-form')).toThrow('checkout-widget/steps/card-form exists');
});
