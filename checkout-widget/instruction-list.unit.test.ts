import { expect, it } from 'vitest';
import { WIDGET_INSTRUCTIONS } from './instruction-list.ts';
import { STEP_INSTRUCTIONS } from './instructions.ts';

const rooms = import.meta.glob<Record<string, unknown>>('./**/*-instruction{,s}.ts', { eager: true });
const steps = import.meta.glob('./steps/*/*-step.tsx');

it('lists every instruction that a room states, once', () => {
  const stated = Object.values(rooms)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => typeof value === 'object' && value !== null && 'payload' in value);
  expect(new Set<unknown>(WIDGET_INSTRUCTIONS)).toEqual(new Set(stated));
  expect(new Set(WIDGET_INSTRUCTIONS.map(({ name }) => name)).size).toBe(WIDGET_INSTRUCTIONS.length);
});

it('names every step that there is', () => {
  const named = new Set(STEP_INSTRUCTIONS.map(({ file }) => `./steps/${file}.tsx`));
  expect([...named].sort()).toEqual(Object.keys(steps).sort());
});
