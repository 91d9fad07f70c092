import { CHECKS, OWN_TAG_CHECKS } from './everywhere-checks.mjs';
import { openPage } from './open-page.mjs';

const ALL_CHECKS = { ...CHECKS, ...OWN_TAG_CHECKS };

/** The pages of an example with the tags of the checks, by the name of the run and of what is tried there. */
export const EVERYWHERE = {
  angular: { angular: '#everywhere' },
  lit: { lit: '#everywhere' },
  preact: { 'preact 11': '#everywhere' },
  'preact-10': { 'preact 10': '#everywhere' },
  react: { 'react 19 components': '#everywhere', 'react 19 tags': 'everywhere-tags.html' },
  'react-18': { 'react 18 components': '#everywhere' },
  solid: { solid: '#everywhere' },
  svelte: { svelte: '#everywhere' },
  vue: { vue: '#everywhere' },
};

/** React's components are of Haven's tags alone; Preact 11 makes a name that begins with a capital lowercase. */
const WITHOUT_OWN_TAG = new Set(['react 19 components', 'react 18 components', 'preact 11']);

/** One check on a page of its own: what went wrong, or undefined. */
async function tryCheck(browser, address, check) {
  const problems = [];
  const page = await openPage(browser, address, problems);
  await check(page).catch(({ message }) => problems.unshift(message));
  await page.close();
  return problems[0];
}

/**
 * `[{ framework, check, problem }]`: every check in each framework of a run. Without a site, `reason` is the problem.
 */
export async function tryEverywhere(browser, run, site, reason) {
  const results = [];
  for (const [framework, page] of Object.entries(EVERYWHERE[run] ?? {})) {
    const checks = WITHOUT_OWN_TAG.has(framework) ? CHECKS : ALL_CHECKS;
    for (const [check, step] of Object.entries(checks)) {
      const problem = site ? await tryCheck(browser, `${site.address}${page}`, step) : reason;
      results.push({ framework, check, problem });
    }
  }
  return results;
}

const markOf = (result) => (result === undefined ? '–' : result.problem ? '✗' : '✓');

/** The results as a table of frameworks and checks, in Markdown. */
export function everywhereTable(results) {
  const frameworks = [...new Set(results.map(({ framework }) => framework))];
  const rows = Object.keys(ALL_CHECKS).map((check) => {
    const marks = frameworks.map((name) => {
      return markOf(results.find((result) => result.check === check && result.framework === name));
    });
    return `| ${[check, ...marks].join(' | ')} |`;
  });
  const passed = results.filter(({ problem }) => !problem).length;
  return [
    `| [A1.06] | ${frameworks.join(' | ')} |`,
    `|---|${frameworks.map(() => ':-:|').join('')}`,
    ...rows,
    `custom elements everywhere: ${passed} of ${results.length} checks passed`,
  ].join('\n');
}
