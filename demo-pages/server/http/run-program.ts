export interface Program {
  /** Ends it after the running requests. */
  stop(): Promise<void>;
  /** What a person needs to know once it is ready. */
  lines: readonly string[];
  /** What is not open yet, though requests to it are taken: rejects when it cannot be. */
  lateStart?: Promise<void>;
}

/**
 * Runs a program until a signal, or until the process that started it is gone: nothing else would stop it then. It
 * then finishes its requests too, or ends at once when nobody waits for them. A parent with a channel gets the message
 * `ready`. `isQuiet`: it prints nothing but its log.
 */
export async function runProgram(
  name: string,
  open: () => Promise<Program>,
  { whenOrphaned, isQuiet = false }: { whenOrphaned: 'finish' | 'end'; isQuiet?: boolean },
): Promise<void> {
  const say = isQuiet ? () => undefined : console.log;
  const fail = (error: unknown): never => {
    const { message, cause } = error as Error;
    console.error(`${name} did not start. ${message}`);
    if (cause instanceof Error) console.error(`Reason: ${cause.message}`);
    process.exit(1);
  };
  // Who reads the log may end before, such as a program that a pipe leads to: the work goes on without a log.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  const opening = open();
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say('Stopping after the running requests have finished.');
    opening.then((program) => program.stop()).then(() => process.exit(0), fail);
  };
  // Listens from the beginning: a parent may be killed while this opens its database.
  process.once('disconnect', whenOrphaned === 'finish' ? stop : () => process.exit(0));
  const { lines, lateStart } = await opening.catch(fail);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  for (const line of lines) say(line);
  say('Ready. Press Ctrl+C to stop.');
  if (process.connected) process.send?.('ready');
  lateStart?.catch((error) => opening.then((program) => program.stop()).then(() => fail(error), fail));
}
