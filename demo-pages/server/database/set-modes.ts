import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Who may read and write what is in a folder, and the folder itself. */
export interface Modes {
  folder: number;
  file: number;
}

/** For a database in use: the engine's own modes. */
export const PRIVATE: Modes = { folder: 0o700, file: 0o600 };
/** For a prepared database: whoever starts Haven copies it, and is often another user than whoever built it. */
export const READABLE: Modes = { folder: 0o755, file: 0o644 };

/** Gives a folder and everything in it these modes. Sync, as its copying: a start does nothing else meanwhile. */
export function setModes(folder: string, modes: Modes): void {
  chmodSync(folder, modes.folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path, modes);
    else chmodSync(path, modes.file);
  }
}
