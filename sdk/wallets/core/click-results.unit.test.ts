import { expect, it } from 'vitest';
import { collectClickResults } from './click-results.ts';

/** Runs handlers with these results. */
function ask(...handlers: (() => unknown)[]) {
  const answers = collectClickResults();
  return answers.ask(() => {
    for (const handler of handlers) {
      try {
        answers.take(handler);
      } catch {}
    }
  });
}
const fault = () => {
  throw new Error('mine');
};

it('a click counts unless a handler answers false or throws', () => {
  expect(ask()).toBe(true);
  expect(
    ask(
      () => undefined,
      () => true,
      () => 0,
      () => null,
    ),
  ).toBe(true);
  expect(
    ask(
      () => true,
      () => false,
    ),
  ).toBe(false);
  expect(ask(fault)).toBe(false);
  expect(ask(fault, () => true)).toBe(false);
  expect(
    ask(
      () => true,
      fault,
      () => true,
    ),
  ).toBe(false);
});

it('waits for promises, each of which may refuse', async () => {
  const later = ask(
    () => true,
    async () => true,
  );
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toBe(true);
  expect(
    await ask(
      async () => true,
      async () => false,
    ),
  ).toBe(false);
  await expect(ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  // A synchronous refusal needs no waiting.
  expect(
    ask(
      async () => true,
      () => false,
    ),
  ).toBe(false);
});

it('a handler within a handler takes its own place', () => {
  const answers = collectClickResults();
  const outcome = answers.ask(() => answers.take(() => answers.take(() => true)));
  expect(outcome).toBe(true);
});

it('forgets the answers of the click before', () => {
  const answers = collectClickResults();
  expect(answers.ask(() => answers.take(() => false))).toBe(false);
  expect(answers.ask(() => answers.take(() => true))).toBe(true);
});
