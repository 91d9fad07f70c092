import { expect, it } from 'vitest';
import { HEIGHT_MARGIN, readHeight } from './listen-height.ts';
import { messageAddress } from './message-address.ts';

const LONGEST_TEXT = 1000;

const page = 'https://shop.test';

it('addresses the message page with title, message and type', () => {
  const input = { title: 'A & B', message: 'x=1?<b>#é', type: 'error' } as const;
  const { origin, pathname, searchParams } = new URL(messageAddress('https://widget.test', input, page, 'w1'));
  expect([origin, pathname], '[C2.11] [C2.83] its path').toEqual(['https://widget.test', '/message-widget']);
  expect(Object.fromEntries(searchParams), '[C2.84] [C3.22] as they came').toEqual({
    ...input,
    widget_id: 'w1',
    sdk_origin: page,
  });
});

it('clips what no address can carry', () => {
  for (const length of [LONGEST_TEXT, LONGEST_TEXT + 1]) {
    const text = 'x'.repeat(length);
    const address = messageAddress('https://widget.test', { title: text, message: '', type: 'success' }, page, 'w');
    const title = new URL(address).searchParams.get('title');
    expect(title).toBe(length === LONGEST_TEXT ? text : `${'x'.repeat(LONGEST_TEXT - 1)}…`);
  }
});

it('makes the frame 2 px higher than reported [C2.85] [C9.12]', () => {
  const report = (height: unknown, rest: object = {}) =>
    readHeight(JSON.stringify({ event: 'resize', widget_id: 'w', height, ...rest }), 'w');
  expect([report(100), report(0), report(140)]).toEqual([102, 2, 142]);
  expect(HEIGHT_MARGIN).toBe(2);
  for (const bad of [-1, '100', null, undefined, Number.NaN]) expect(report(bad)).toBe(undefined);
  expect(report(1e9)).toBe(2002);
  expect(report(100, { widget_id: 'other' })).toBe(undefined);
  expect(report(100, { event: 'finish' })).toBe(undefined);
  for (const bad of ['', 'null', '7', '{', {}, null, 'x'.repeat(20_000)]) expect(readHeight(bad, 'w')).toBe(undefined);
});
