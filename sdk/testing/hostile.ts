/** Every kind of message that the library must reject, for the tests of hostile messages. Never part of a build. */

/** Something in the page that receives messages: its window, and a message that it accepts. */
export interface Target {
  readonly source: Window;
  readonly genuine: Readonly<Record<string, unknown>>;
  /** Changes that turn the genuine message into one for another instance. */
  readonly others: readonly object[];
  /** The field that names the event; `event` by default. */
  readonly verb?: string;
  /** Names in the list of poisoned values that this window may send. */
  readonly honest?: readonly string[];
  /** True if an object is accepted as well as its JSON text. */
  readonly takesObjects?: boolean;
}

const ORIGINS = [
  '',
  'null',
  'https://evil.test',
  `${location.origin}.evil.test`,
  location.origin.replace('http', 'https'),
];
const POISON = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'undefined', 'error'];
const KINDS = 7;

/** The hostile message of each turn; `foreign` are windows that belong to no target. */
export function hostileMessages(targets: readonly Target[], foreign: readonly Window[]) {
  const texts = targets.map(({ genuine }) => JSON.stringify(genuine));
  const giant = JSON.stringify({ ...targets[0]?.genuine, padding: 'x'.repeat(65_536) });
  const { origin } = location;
  return (turn: number): MessageEventInit => {
    const at = turn % targets.length;
    const next = (at + 1) % targets.length;
    const { source, genuine, others, verb = 'event', honest = [], takesObjects } = targets[at] as Target;
    const data = texts[at] as string;
    const round = Math.floor(turn / targets.length);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(round / KINDS) % items.length] as Item;
    const poisons = POISON.filter((name) => !honest.includes(name));
    switch (round % KINDS) {
      case 0: // wrong origin
        return { data, source, origin: pick(ORIGINS) };
      case 1: // wrong window: replayed by another one, or for another target
        return { data, origin, source: pick([null, ...foreign, (targets[next] as Target).source]) };
      case 2: // for another instance
        return {
          origin,
          source,
          data: pick([texts[next], ...others.map((change) => JSON.stringify({ ...genuine, ...change }))]),
        };
      case 3: // malformed
        return {
          origin,
          source,
          data: pick([
            data.slice(0, -1),
            `[${data}]`,
            JSON.stringify(data),
            `\ufeff${data}`,
            data + data,
            takesObjects ? [genuine] : genuine,
            null,
            7,
            '',
            '{',
            turn % 97 ? 'x' : giant,
            '['.repeat(500),
            new Date(0),
            [data],
            undefined,
          ]),
        };
      case 4: // a poisoned event name
        return { origin, source, data: JSON.stringify({ ...genuine, [verb]: pick(poisons) }) };
      case 5: // a poisoned key instead of the fields
        return {
          origin,
          source,
          data: `{"${pick(poisons)}":${data},"${verb}":${pick(['{}', '[]', '1', 'null', '""', `["${genuine[verb]}"]`])}}`,
        };
      default: // a flood of one unknown event
        return { origin, source, data: JSON.stringify({ ...genuine, [verb]: 'flood' }) };
    }
  };
}

/** Records what the page throws or rejects without a handler, from now on. */
export function watchFaults() {
  const faults: unknown[] = [];
  const fault = (event: ErrorEvent | PromiseRejectionEvent) => void faults.push(event);
  addEventListener('error', fault);
  addEventListener('unhandledrejection', fault);
  return {
    faults,
    stop() {
      removeEventListener('error', fault);
      removeEventListener('unhandledrejection', fault);
    },
  };
}

/** Posts the genuine messages from a real frame whose origin is not the provider's. */
export async function postFromElsewhere(targets: readonly Target[], frame: HTMLIFrameElement): Promise<void> {
  const texts = targets.map(({ genuine }) => JSON.stringify(genuine));
  const posted = new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      if (data !== 'all posted') return;
      removeEventListener('message', listen);
      resolve();
    };
    addEventListener('message', listen);
  });
  frame.srcdoc = `<script>for(const text of ${JSON.stringify(texts)})parent.postMessage(text,'*');parent.postMessage('all posted','*')</script>`;
  await posted;
}
