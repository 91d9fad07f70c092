import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/**
 * No finding of axe on the page, its frames included, in any rule of WCAG 2.2 A and AA or of good practice. `alike` selects
 * what was made by the same hand as something that is looked at.
 */
export async function expectAccessible(page: Page, alike?: string): Promise<void> {
  // A page that has just been sent for shows its texts before its style sheets count.
  await page.waitForLoadState();
  const builder = new AxeBuilder({ page })
    .withTags([...WCAG, 'best-practice'])
    // A form inside a frame is no page of its own: the heading and the landmarks are the page's around it.
    .exclude('iframe[title="Card details"]');
  await expectNone(alike === undefined ? builder : builder.exclude(alike));
}

/** The same for a part of a page, its frames included; headings and landmarks are the page's matter. */
export async function expectPartAccessible(page: Page, selector: string): Promise<void> {
  await expectNone(new AxeBuilder({ page }).include(selector).withTags(WCAG));
}
