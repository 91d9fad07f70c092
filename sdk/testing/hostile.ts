/** What the tests of hostile messages share: every kind of message that must be believed by nobody. Never part of a build. */

/** Something in the page that takes messages: its window, and what it would believe. */
export interface Target {
  readonly source: Window;
  readonly genuine: Readonly<Record<string, unknown>>;
  /** Changes that make the genuine message one about something else. */
  readonly others: readonly object[];
  /** The field that says what happened; `event` where nothing is said. */
  readonly verb?: string;
  /** Names of the list of poisons that this window may rightly say. */
  readonly honest?: readonly string[];
  /** True where an object counts as well as the text of one. */
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

/** The hostile message of each turn; `foreign` are windows that none of the targets is. */
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
      case 2: // about something else
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
      case 4: // a poisoned name for what happened
        return { origin, source, data: JSON.stringify({ ...genuine, [verb]: pick(poisons) }) };
      case 5: // a poisoned key where the fields should be
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

/** What was thrown or rejected in the page and caught by nobody, from now on. */
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

/** Posts the genuine messages from an origin that is not the provider's, by a real frame. */
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
