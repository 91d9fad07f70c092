import { mkdirSync, writeFileSync } from 'node:fs';

/** The examples whose pages a server renders and the browser hydrates. */
const HYDRATED = ['astro', 'next', 'nuxt', 'sveltekit'];

const result = (example, title, message) => ({
  file: `examples/${example}/package.json`,
  title,
  status: message ? 'failed' : 'passed',
  ...(message && { message }),
});

/**
 * Writes what each run came to, in the form that `npm run check -- conformance` reads: `runs` is
 * `[{ name, example, problems, everywhere }]`.
 */
export function writeReport(runs) {
  const results = runs.flatMap(({ name, example, problems, everywhere }) => [
    result(
      example,
      `${name}: is built and opened without an error or a warning${HYDRATED.includes(name) ? ' [A1.07]' : ''}`,
      problems[0],
    ),
    ...everywhere.map(({ framework, check, problem }) => result(example, `${framework}: ${check} [A1.06]`, problem)),
  ]);
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/examples.json', JSON.stringify(results));
}
