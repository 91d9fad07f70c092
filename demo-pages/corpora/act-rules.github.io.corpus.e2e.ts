import { statSync } from 'node:fs';
import axe from 'axe-core';
import { expect, type Page, test } from '../e2e/test.ts';
import { type ActExample, actExamples, pageOf } from './act-examples.ts';
import { type CorpusCase, corpusFile, countCases } from './corpus.ts';

const ORIGIN = 'https://act-rules.example';
const PAGE = `${ORIGIN}/example.html`;

/** Shows examples, with the files that they name, and nothing of another host. */
async function showExamples(page: Page): Promise<(example: ActExample) => Promise<void>> {
  let shown = '';
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (route.request().url() === PAGE) return route.fulfill({ body: shown, contentType: 'text/html' });
    const path = corpusFile(
      'act-rules.github.io',
      decodeURIComponent(pathname).replace(/^\/(?:WAI\/content-assets\/wcag-act-rules\/)?/, ''),
    );
    if (pathname.startsWith('/elements/')) return route.fulfill({ path: `dist${pathname}` });
    return statSync(path, { throwIfNoEntry: false })?.isFile()
      ? route.fulfill({ path })
      : route.fulfill({ status: 404 });
  });
  return async (example) => {
    shown = pageOf(example);
    // Some go on to another page at once, or have a film that does not come.
    await page.goto(PAGE, { waitUntil: 'load', timeout: 3_000 }).catch(() => undefined);
  };
}

/** What is wrong with a verdict; an example that is not about the rule must not be reported either. */
function faultOf({ expected, html }: ActExample, isReported: boolean): string | undefined {
  if (isReported === (expected === 'failed')) return undefined;
  return `${isReported ? 'reported' : 'not found'}: ${html.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
}

/** Runs in the page. */
async function runAxe(values: string[]): Promise<boolean> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  return (await run(document, { runOnly: { type: 'rule', values } })).violations.length > 0;
}

test('axe, which checks the pages of all journeys, finds what the rules name', async ({ page }) => {
  const rules = new Map<string, string[]>();
  for (const { ruleId, actIds = [] } of axe.getRules())
    for (const id of actIds) rules.set(id, [...(rules.get(id) ?? []), ruleId]);
  const examples = actExamples();
  const names = new Set(examples.map(({ rule }) => rule));
  const known = [...names].filter((name) => rules.has(name));
  console.log(`axe ${axe.version} names ${known.length} of ${names.size} rules: ${known.join(' ')}`);
  await page.addInitScript(axe.source);
  const show = await showExamples(page);
  const cases: CorpusCase[] = [];
  const gone: string[] = [];
  for (const example of examples) {
    const values = rules.get(example.rule);
    if (!values) continue;
    await show(example);
    const found = await page.evaluate(runAxe, values).catch(() => undefined);
    if (found === undefined) gone.push(example.id);
    else cases.push({ id: example.id, wrong: faultOf(example, found) });
  }
  console.log(`Left out, because they go on to another page: ${gone.join(' ')}`);
  expect(countCases('act-rules.github.io', `axe, ${known.length} of ${names.size} rules`, cases)).toEqual([]);
});

/** The rules that the check of authors' markup has too, by its own names. */
const OWN_RULES: Record<string, string> = {
  '23a2a8': 'picture-without-alt',
  c487ae: 'link-without-text',
  '97a4e1': 'button-without-text',
  cae760: 'frame-without-title',
  e086e5: 'field-without-label',
  ffd0e9: 'empty-heading',
};

test('the check of authors’ markup finds what the rules name', async ({ page }) => {
  const show = await showExamples(page);
  const examples = actExamples().filter(({ rule }) => rule in OWN_RULES);
  await show({ id: '', rule: '', expected: 'passed', html: '<p>An empty page</p>' });
  const cases: CorpusCase[] = [];
  for (const example of examples) {
    const found = await page.evaluate(async (html) => {
      const { checkMarkup } = await import(`${location.origin}/elements/check-authoring.js`);
      const parse = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
      const { innerHTML } = parse(html).body;
      const findings = await checkMarkup(`<featured-content label="Stories">${innerHTML}</featured-content>`, parse);
      return (findings as { rule: string }[]).map(({ rule }) => rule);
    }, pageOf(example));
    cases.push({ id: example.id, wrong: faultOf(example, found.includes(OWN_RULES[example.rule] ?? '')) });
  }
  expect(countCases('act-rules.github.io', `markup check, ${Object.keys(OWN_RULES).length} rules`, cases)).toEqual([]);
});
