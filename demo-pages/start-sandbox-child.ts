import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** From `dist/server/start.js`. */
const PROGRAM = fileURLToPath(new URL('../sandbox/haven-sandbox.js', import.meta.url));

/** Starts the sandbox as a process of its own, with the bounds of memory of this one. */
export function startSandboxChild(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, PROGRAM], {
    env: { ...process.env, ...settings, SANDBOX_BESIDE_SITE: '1' },
    // By the channel the sandbox notices that this process is gone. Its log joins this one's.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl+C reaches only this process, whose last requests still need the sandbox.
    detached: true,
  });
}
