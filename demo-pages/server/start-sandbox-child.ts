import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** From `dist/server/start.js`. */
const PROGRAM = fileURLToPath(new URL('../sandbox/haven-sandbox.js', import.meta.url));

/** Where the sandbox posts its events, with the secret that signs them. */
export interface SandboxWebhook {
  url: string;
  secret: string;
}

/**
 * Starts the sandbox as a process of its own, with the bounds of memory of this one. The secret is in the site's
 * database: a sandbox that starts before that is open gets it by message.
 */
export function startSandboxChild(settings: Record<string, string>, webhook?: Promise<SandboxWebhook>): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, PROGRAM], {
    env: { ...process.env, ...settings, SANDBOX_BESIDE_SITE: '1' },
    // By the channel the sandbox notices that this process is gone. Its log joins this one's.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl+C reaches only this process, whose last requests still need the sandbox.
    detached: true,
  });
  // Without the site's database the site ends, and this child with it.
  webhook?.then((found) => child.connected && child.send({ webhook: found })).catch(() => undefined);
  return child;
}
