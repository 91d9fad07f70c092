import type { ChildProcess } from 'node:child_process';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A child that ran so long was well, so the next wait is short again. */
const WELL_AFTER_MS = 60_000;
/** A child has this time to finish its requests. */
const STOP_TIMEOUT_MS = 15_000;

/** A child process that is started again, after a growing wait, whenever it ends. */
export interface Supervised {
  /** Resolves when the child says for the first time that it listens; rejects when it ends before. */
  listening: Promise<void>;
  /** Resolves when the child says for the first time that it is ready; rejects when it ends before. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps a program running as a child. `start` makes the process, with a channel by which it says `listening` and
 * `ready`.
 */
export function supervise(
  name: string,
  start: () => ChildProcess,
  log: (entry: Record<string, unknown>) => void,
): Supervised {
  let child: ChildProcess;
  let ended: Promise<void>;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT_MS;
  let isReady = false;
  let isStopping = false;

  const begin = (onMessage: (word: unknown) => void, onFailure: (error: Error) => void) => {
    const startedAt = Date.now();
    child = start();
    child.on('message', (word) => {
      isReady ||= word === 'ready';
      onMessage(word);
    });
    ended = new Promise((resolve) => {
      child.once('error', () => resolve()).once('exit', () => resolve());
    });
    void ended.then(() => {
      if (isStopping) return;
      if (!isReady) return onFailure(new Error(`The ${name} ended before it was ready; its reason is above.`));
      if (Date.now() - startedAt >= WELL_AFTER_MS) wait = FIRST_WAIT_MS;
      log({ event: name, message: 'ended', code: child.exitCode ?? child.signalCode, againInMs: wait });
      timer = setTimeout(() => begin(onMessage, onFailure), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    });
  };

  let onListening = () => {};
  const isListening = new Promise<void>((resolve) => {
    onListening = resolve;
  });
  const ready = new Promise<void>((resolve, reject) =>
    begin((word) => (word === 'ready' ? resolve() : onListening()), reject),
  );
  return {
    listening: Promise.race([isListening, ready]),
    ready,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(impatience);
    },
  };
}
