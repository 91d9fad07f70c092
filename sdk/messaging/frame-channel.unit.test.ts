import { expect, it, vi } from 'vitest';
import { openFrameChannel } from './frame-channel.ts';
import { messageEvent } from './testing/window-message.ts';

const ORIGIN = 'https://widget.example';

function open(hasCopies = false) {
  const view = new EventTarget();
  const inner: { postMessage: ReturnType<typeof vi.fn> } | null = { postMessage: vi.fn() };
  const frame = { ownerDocument: { defaultView: view as unknown }, contentWindow: inner as unknown };
  const received = vi.fn();
  const copy = { contentWindow: { postMessage: vi.fn() } };
  const speakers = () => [frame, copy] as unknown as HTMLIFrameElement[];
  const element = frame as unknown as HTMLIFrameElement;
  const channel = openFrameChannel(element, ORIGIN, received, hasCopies ? speakers : undefined);
  const say = (data: unknown, source: unknown = inner, origin = ORIGIN) =>
    view.dispatchEvent(messageEvent(source, origin, data));
  return { view, frame, inner, copy, received, channel, say };
}

it('delivers what the frame sends', () => {
  const { received, say, frame } = open();
  say('{"event":"finish","a":1}');
  expect(received).toHaveBeenCalledExactlyOnceWith({ event: 'finish', a: 1 }, frame);
});

it('delivers nothing from another window, another origin, or without the outer shape', () => {
  const { received, say, frame } = open();
  say('{"event":"finish"}', { postMessage: vi.fn() });
  say('{"event":"finish"}', null);
  say('{"event":"finish"}', undefined, 'https://widget.example.evil');
  say('{"event":"finish"}', undefined, 'null');
  say('{"evil":true}');
  say({ event: 'finish' });
  // A removed frame has no window, and messages of closed windows have no source.
  frame.contentWindow = null;
  say('{"event":"finish"}', null);
  expect(received).not.toHaveBeenCalled();
});

it('holds messages back until the frame has spoken, then sends them in order before anybody answers', () => {
  const { inner, channel, received, say } = open();
  channel.post({ a: 1 });
  channel.post({ b: 2 });
  say('no message of ours');
  expect(inner.postMessage).not.toHaveBeenCalled();
  received.mockImplementation(() => channel.post({ answer: true }));
  say('{"event":"load"}');
  const sent = [
    ['{"a":1}', ORIGIN],
    ['{"b":2}', ORIGIN],
    ['{"answer":true}', ORIGIN],
  ];
  expect(inner.postMessage.mock.calls).toEqual(sent);
  received.mockReset();
  say('{"event":"load"}');
  expect(inner.postMessage.mock.calls).toEqual(sent);
  channel.post({ c: 3 });
  expect(inner.postMessage.mock.calls.at(-1)).toEqual(['{"c":3}', ORIGIN]);
});

it('holds messages back while only a copy of the frame has spoken, and sends them there once the frame is removed', () => {
  const { frame, inner, copy, channel, received, say } = open(true);
  channel.post({ a: 1 });
  say('{"event":"load"}', copy.contentWindow);
  expect(received).toHaveBeenCalledExactlyOnceWith({ event: 'load' }, copy);
  expect([inner.postMessage.mock.calls, copy.contentWindow.postMessage.mock.calls]).toEqual([[], []]);
  frame.contentWindow = null;
  say('{"event":"afterLoad"}', copy.contentWindow);
  expect(copy.contentWindow.postMessage.mock.calls).toEqual([['{"a":1}', ORIGIN]]);
});

it('sends nothing to a frame that has left the page', () => {
  const { frame, channel, say } = open();
  say('{"event":"load"}');
  frame.contentWindow = null;
  expect(() => channel.post({ a: 1 })).not.toThrow();
});

it('delivers nothing after it was closed', () => {
  const { channel, received, say } = open();
  channel.close();
  say('{"event":"finish"}');
  expect(received).not.toHaveBeenCalled();
});

it('stays silent in a document without a window', () => {
  const frame = { ownerDocument: { defaultView: null }, contentWindow: null };
  const channel = openFrameChannel(frame as unknown as HTMLIFrameElement, ORIGIN, vi.fn());
  expect(() => channel.close()).not.toThrow();
});
