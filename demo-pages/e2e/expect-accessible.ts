import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type ElementContext, type Result, type RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Axe = typeof axe;

interface Look {
  include?: string[];
  exclude?: string[];
  tags: string[];
}

/**
 * What axe finds. Where no frame is part of the look it runs in the page itself: Playwright's builder opens a page of its
 * own for each look, which took a fifth of the tests' processor time, and is there for the looks into frames.
 */
async function findings(page: Page, { include = [], exclude = [], tags }: Look): Promise<Result[]> {
  const context: ElementContext = { exclude, ...(include.length > 0 && { include }) };
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const alone = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      if (axe.utils.getFrameContexts(context).length > 0) return null;
      return (await axe.run(context, options)).violations;
    },
    // Playwright's own type of an argument does not end at the context's.
    [context, options] as unknown as [never, RunOptions],
  );
  if (alone) return alone;
  const builder = new AxeBuilder({ page }).withTags(tags);
  for (const selector of include) builder.include(selector);
  for (const selector of exclude) builder.exclude(selector);
  return (await builder.analyze()).violations;
}

async function expectNone(page: Page, look: Look): Promise<void> {
  const violations = await findings(page, look);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/**
 * No finding of axe on the page, its frames included, in any rule of WCAG 2.2 A and AA or of good practice. `alike` selects
 * what was made by the same hand as something that is looked at.
 */
export async function expectAccessible(page: Page, alike?: string): Promise<void> {
  // A page that has just been sent for shows its texts before its style sheets count.
  await page.waitForLoadState();
  // A form inside a frame is no page of its own: the heading and the landmarks are the page's around it.
  const exclude = ['iframe[title="Card details"]'];
  if (alike) exclude.push(alike);
  await expectNone(page, { exclude, tags: [...WCAG, 'best-practice'] });
}

/** The same for a part of a page, its frames included; headings and landmarks are the page's matter. */
export async function expectPartAccessible(page: Page, selector: string): Promise<void> {
  await expectNone(page, { include: [selector], tags: WCAG });
}
