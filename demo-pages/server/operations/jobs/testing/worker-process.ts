import { type ChildProcess, spawn } from 'node:child_process';

/** Called by a worker when its work begins: most kills hit the work and few the start. */
export function reportWorking(): void {
  process.send?.('working');
  // When the test has ended, nothing else would stop this process.
  process.once('disconnect', () => process.exit(1));
}

/** Called by a worker after each unit of work: the kills are spread over the units. */
export function reportUnit(): void {
  process.send?.('unit');
}

/** A running worker, as the one who kills it sees it. */
export class WorkerProcess {
  isWorking = false;
  isOver = false;
  /** The exit code; null after a kill. */
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;
  private errors = '';

  constructor(file: string, env: Record<string, string>, onUnit: () => void) {
    this.child = spawn(process.execPath, [file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk;
    });
    this.exited = new Promise((resolve) => {
      this.child.once('close', (code) => {
        this.isOver = true;
        resolve(code);
      });
    });
    this.child.on('message', (message) => {
      if (message === 'unit') onUnit();
      else this.isWorking = true;
    });
  }

  /** Ends the process at once, whatever it is doing. */
  kill(): Promise<number | null> {
    this.child.kill('SIGKILL');
    return this.exited;
  }

  /** What the process wrote before it ended. */
  get lastWords(): string {
    return this.errors.slice(-2_000);
  }
}
