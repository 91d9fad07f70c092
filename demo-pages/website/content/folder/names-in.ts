import { readdir } from 'node:fs/promises';

/** The names of what is in a folder, in their order; nothing where there is none. Hidden files are left out. */
export const namesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith('.')).toSorted();
};
