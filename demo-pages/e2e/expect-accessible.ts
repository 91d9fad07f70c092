import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type axe from 'axe-core';
import type { ElementContext, NodeResult, Result, RunOnly, RunOptions } from 'axe-core';
import { shownFrames } from './shown-frames.ts';
import { expect, type Page } from './test.ts';

/** The short script of axe: the browser takes half the time to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Axe = typeof axe;

interface Look {
  include?: string[];
  exclude?: string[];
  run: RunOnly;
}

const tagged = (...values: string[]): RunOnly => ({ type: 'tag', values });
/** The rules of WCAG A and AA whose answer depends on a colour. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Axe's findings. Without frames it runs in the page itself: Playwright's builder opens another page for each run,
 * which took a fifth of the tests' processor time, so it is used only for frames.
 */
async function findings(page: Page, { include = [], exclude = [], run }: Look): Promise<Result[]> {
  const context: ElementContext = { exclude, ...(include.length > 0 && { include }) };
  const options: RunOptions = { runOnly: run, resultTypes: ['violations'] };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // The page learns of a changed window or colour scheme with its next frame, and React renders after it: what moves
  // while axe measures lies over its neighbours.
  await shownFrames(page, 2);
  const alone = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      if (axe.utils.getFrameContexts(context).length > 0) return null;
      return (await axe.run(context, options)).violations;
    },
    // Playwright's type of an argument does not accept axe's context.
    [context, options] as unknown as [never, RunOptions],
  );
  if (alone) return alone;
  const builder = new AxeBuilder({ page }).options(options);
  for (const selector of include) builder.include(selector);
  for (const selector of exclude) builder.exclude(selector);
  return (await builder.analyze()).violations;
}

async function expectNone(page: Page, look: Look): Promise<void> {
  const violations = await findings(page, look);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(described).join(' | ')}`)).toEqual([]);
}

/** An element, what is wrong with it, and the elements that have a part in it, such as one that lies over it. */
function described({ html, any, all, none }: NodeResult): string {
  const checks = [...any, ...all, ...none];
  const others = checks.flatMap(({ relatedNodes = [] }) => relatedNodes.map((node) => node.html));
  return [html, ...checks.map(({ message }) => message), ...others.map((other) => `with ${other}`)].join('\n  ');
}

/**
 * Expects no findings of axe on the page, frames included, in any rule of WCAG 2.2 A and AA or of good practice.
 * `alike` selects elements of the same kind as one that is checked.
 */
export async function expectAccessible(page: Page, alike?: string): Promise<void> {
  // A page that is still loading shows its text before its style sheets apply.
  await page.waitForLoadState();
  // A form inside a frame is not a separate page: the heading and the landmarks belong to the page around it.
  const exclude = ['iframe[src*="/remote-action?"]'];
  if (alike) exclude.push(alike);
  await expectNone(page, { exclude, run: tagged(...WCAG, 'best-practice') });
}

/** The same of a page's colours alone: for a page that passed in other colours, at the same width. */
export async function expectReadableColours(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expectNone(page, { run: COLOURS });
}

/** The same for a part of a page, frames included; headings and landmarks belong to the whole page. */
export async function expectPartAccessible(page: Page, selector: string): Promise<void> {
  await expectNone(page, { include: [selector], run: tagged(...WCAG) });
}
