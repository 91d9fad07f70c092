/** A page for the browser tests of forms: a container, canned provider responses and a frame that can send messages. */
import { aTimeout, fixture, html, waitUntil } from '#testing/browser.ts';

/** The test server acts as the provider: it has no hosted page, so the frame stays a blank page of this origin. */
export const HERE = { api: location.origin, widget: location.origin };

/** Every call that was sent. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty if there is none. */
  readonly query: string;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Answers every call; `restore` restores the page's own fetch. */
export function answerCalls(answer: (call: SentCall) => Response | Promise<Response>) {
  const calls: SentCall[] = [];
  const original = window.fetch;
  window.fetch = async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const call = {
      method: init?.method ?? 'GET',
      path: pathname,
      query: search,
      body: JSON.parse(String(init?.body ?? '{}')),
      headers: new Headers(init?.headers),
    };
    calls.push(call);
    const outcome = await answer(call);
    init?.signal?.throwIfAborted();
    return outcome;
  };
  const restore = () => {
    window.fetch = original;
  };
  return { calls, restore };
}

/** The provider's response with a configuration token. */
export const withToken = (token = 'cfg1') =>
  Response.json({ resource: { data: { configuration_token: token } } }, { status: 201 });

/** An empty container in the page. */
export const container = () => fixture<HTMLElement>(html`<div id="form"></div>`);

/** Waits until the container has a loaded frame. */
export async function frameIn(root: ParentNode): Promise<HTMLIFrameElement> {
  await waitUntil(() => root.querySelector('iframe'), 'no frame was rendered');
  const frame = root.querySelector('iframe') as HTMLIFrameElement;
  await waitUntil(() => frame.contentWindow?.location.pathname === '/remote-action', 'the frame did not load');
  await waitUntil(() => frame.contentDocument?.readyState === 'complete', 'the frame did not load');
  return frame;
}

/** The frame's query parameters. */
export const queryOf = (frame: HTMLIFrameElement) => new URL(frame.src).searchParams;

/** Posts a message from the frame's own window to the page. */
export async function say(frame: HTMLIFrameElement, event: string, more: object = {}): Promise<void> {
  const text = JSON.stringify({
    event,
    widget_id: queryOf(frame).get('widget_id'),
    message_source: 'widget.paydock',
    ...more,
  });
  await sayText(frame, text);
}

/** The same with any data. */
export async function sayText(frame: HTMLIFrameElement, data: unknown): Promise<void> {
  // Only code of the frame's own realm makes the frame's window the source of the message.
  const post = (frame.contentWindow as unknown as { Function: FunctionConstructor }).Function(
    'data',
    'parent.postMessage(data, "*")',
  );
  post(data);
  await aTimeout(0);
  await new Promise((resolve) => {
    // Messages are delivered in order: when this later one arrives, the earlier one has arrived.
    window.addEventListener('message', resolve, { once: true });
    window.postMessage('turn', '*');
  });
}

/** Every message that the page posts to the frame. */
export function messagesTo(frame: HTMLIFrameElement): unknown[] {
  const received: unknown[] = [];
  frame.contentWindow?.addEventListener('message', (event) => received.push(JSON.parse(event.data)));
  return received;
}
