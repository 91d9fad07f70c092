import { build } from 'vite';

/** The builds that the servers need, in order. `node scripts/build.mjs elements server` makes only those. */
export const allBuilds = [
  'elements',
  'check-authoring',
  'sdk',
  'sdk-global',
  'hosted',
  'vendor',
  'checkout-widget',
  'server',
  'sandbox',
  'provider-check',
];

/** The builds that a program alone needs. */
export const programBuilds = {
  sandbox: ['sdk', 'sdk-global', 'hosted', 'vendor', 'checkout-widget', 'sandbox'],
  'provider-check': ['provider-check'],
};

export async function buildAll(names = allBuilds) {
  for (const mode of names) {
    const started = performance.now();
    await build({ mode });
    console.log(`built ${mode} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Builds the parts of the package that the servers do not need. */
export async function buildPackage() {
  await buildAll(['modules']);
  const { writePackageData } = await import('./package/write-package-data.mjs');
  console.log(`wrote ${(await writePackageData()).length} files for editors, types, content systems and audits`);
}

if (import.meta.filename === process.argv[1]) {
  const names = process.argv.slice(2);
  await buildAll(names.length > 0 ? names : allBuilds);
  if (names.length === 0) await buildPackage();
}
