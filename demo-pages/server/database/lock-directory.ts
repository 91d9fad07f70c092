import { readFileSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Keeps a second process out of an embedded database's folder: two writers would destroy it. Returns the unlock
 * function. Throws an error that names the other process.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = `${directory}.lock`;
  const own = identify(process.pid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await writeNew(path, own)) return release(path);
    const holder = (await readFile(path, 'utf8').catch(() => '')).trim();
    const pid = Number.parseInt(holder, 10);
    if (heldHere.has(path) || (pid !== process.pid && isAlive(pid, holder))) {
      throw new Error(
        `${directory} is in use by process ${pid}: stop it, or give this one another DATA_DIR or a DATABASE_URL.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new Error(`${path} could not be written: check the folder's permissions.`);
}

const heldHere = new Set<string>();

function release(path: string): () => Promise<void> {
  heldHere.add(path);
  const onExit = () => rmSync(path, { force: true });
  process.once('exit', onExit);
  return async () => {
    process.removeListener('exit', onExit);
    heldHere.delete(path);
    await rm(path, { force: true });
  };
}

async function writeNew(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Process ids repeat in a restarted container, so a holder is identified by its id and its start time.
function isAlive(pid: number, holder: string): boolean {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && identify(pid) === holder;
  }
  return identify(pid) === holder;
}

function identify(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${pid} ${afterName[19]}`;
  } catch {
    return String(pid);
  }
}
