import { expect, it } from 'vitest';
import { isBlank } from './is-blank.ts';

it.each([
  '',
  ' ',
  '\u00a0',
  '\t\n',
  '\u200b',
  '\u3164',
  '\u00ad',
  '\u200e\u200f',
  '\ufeff',
  '\u2800',
  ' \u200b\u2060 ',
])('%j shows nothing', (text) => expect(isBlank(text)).toBe(true));

it.each(['-', '.', 'a', 'ā', '李', 'نور', 'می\u200cخواهم', 'a\u200b', '👩‍🚒'])('%j shows something', (text) =>
  expect(isBlank(text)).toBe(false),
);
