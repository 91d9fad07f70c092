import { watch } from 'chokidar';

/** Editors save by a file of their own and a rename; a change of branch writes many files at once. */
const WRITE_FINISHED_MS = 60;
const TOGETHER_MS = 40;

/**
 * Calls `changed` when something in a charity's folder was written, added or removed; once for changes that come
 * together. Resolves, once every file is watched, with the function that ends it.
 */
export async function watchContent(folder, changed) {
  const watcher = watch(folder, {
    ignored: (path) => /(^|[\\/])(\.|node_modules$)/.test(path.slice(folder.length)),
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: WRITE_FINISHED_MS, pollInterval: 20 },
  });
  let timer;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, TOGETHER_MS);
  });
  await new Promise((resolve, reject) => watcher.once('ready', resolve).once('error', reject));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
