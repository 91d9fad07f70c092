import { build } from 'vite';

/** The builds that make up dist/, in order. `node scripts/build.mjs elements server` makes only those. */
export const allBuilds = ['elements', 'sdk', 'sdk-global', 'hosted', 'server'];

export async function buildAll(names = allBuilds) {
  for (const mode of names) {
    const started = performance.now();
    await build({ mode });
    console.log(`built ${mode} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (import.meta.filename === process.argv[1]) {
  const names = process.argv.slice(2);
  await buildAll(names.length > 0 ? names : allBuilds);
}
