import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPopupChannel } from './popup-channel.ts';
import { messageEvent } from './testing/window-message.ts';

const ORIGIN = 'https://pay.example';
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  const popup = { postMessage: vi.fn() };
  const received = vi.fn();
  const channel = openPopupChannel(popup as unknown as Window, ORIGIN, received);
  const say = (data: unknown, source: unknown = popup, origin = ORIGIN) =>
    page.dispatchEvent(messageEvent(source, origin, data));
  return { popup, received, channel, say };
}

it('delivers an object, or the JSON text of one', () => {
  const { received, say } = open();
  say({ a: 1 });
  say('{"b":2}');
  expect(received.mock.calls).toEqual([[{ a: 1 }], [{ b: 2 }]]);
});

it('delivers nothing from another window or origin, and nothing else than objects', () => {
  const { received, say } = open();
  say({ a: 1 }, { postMessage: vi.fn() });
  say({ a: 1 }, undefined, 'https://pay.example.evil');
  for (const data of [undefined, null, 5, '', 'text', '{', '5', 'null', '[]', []]) say(data);
  expect(received).not.toHaveBeenCalled();
});

it('parses texts up to 65,536 characters', () => {
  const { received, say } = open();
  const text = (length: number) => `{"a":"${'a'.repeat(length - 8)}"}`;
  expect(text(65_536)).toHaveLength(65_536);
  say(text(65_537));
  expect(received).not.toHaveBeenCalled();
  say(text(65_536));
  expect(received).toHaveBeenCalledTimes(1);
});

it('sends objects to the popup’s exact origin', () => {
  const { popup, channel } = open();
  channel.post({ a: 1 });
  expect(popup.postMessage.mock.calls).toEqual([[{ a: 1 }, ORIGIN]]);
});

it('delivers nothing after it was closed', () => {
  const { channel, received, say } = open();
  channel.close();
  say({ a: 1 });
  expect(received).not.toHaveBeenCalled();
});
