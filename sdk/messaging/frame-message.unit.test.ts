import { expect, it } from 'vitest';
import { parseFrameMessage } from './frame-message.ts';

it('is the JSON text of an object with an event name', () => {
  expect(parseFrameMessage('{"event":"finish","a":1}')).toEqual({ event: 'finish', a: 1 });
  for (const data of [
    undefined,
    null,
    5,
    '',
    { event: 'finish' },
    ['{"event":"finish"}'],
    new Map(),
    '{',
    'finish',
    'null',
    '[]',
    '"finish"',
    '{}',
    '{"event":""}',
    '{"event":5}',
    '[{"event":"finish"}]',
  ]) {
    expect(parseFrameMessage(data), String(data)).toBeUndefined();
  }
});

it('is read up to 65,536 characters, before any parsing', () => {
  const text = (length: number) => `{"event":"${'a'.repeat(length - 12)}"}`;
  expect(text(65_536)).toHaveLength(65_536);
  expect(parseFrameMessage(text(65_536))?.event).toHaveLength(65_524);
  expect(parseFrameMessage(text(65_537))).toBeUndefined();
});
