import { setViewport } from '@web/test-runner-commands';
import { rendered } from '#parts/testing/settle-fixture.ts';
import { nextFrame } from '#testing/browser.ts';

export { rendered };

/** A navigation with a branch that has a link, one without a link, and a single link. */
export const nav =
  '<nav aria-label="Main"><ul><li><a href="/work" aria-current="page">Our work</a><ul><li><a href="/shelter">Shelter</a><ul><li><a href="/tents">Tents</a></li></ul></li><li><a href="/water">Water</a></li></ul></li><li>Ways to give<ul><li><a href="/gifts">Gifts</a></li></ul></li><li><a href="/news">News</a></li></ul></nav>';
const around =
  '<a slot="brand" href="/">Haven</a><a slot="actions" href="/donate">Donate</a><p slot="aside"><a href="/contact">Contact us</a></p><form slot="search"><label>Search <input name="keywords"></label></form>';

/** A navigation of these links. */
export const list = (links: readonly (readonly [label: string, href: string])[]) =>
  `<nav><ul>${links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul></nav>`;

export function place(content = nav + around, attributes = ''): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = `<site-header ${attributes}>${content}</site-header>`;
  const element = box.firstElementChild as HTMLElement;
  document.body.append(element);
  return element;
}

export const inside = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

export const text = (node: Element) => node.textContent?.trim();

/** The button or summary with this name. */
export const toggleOf = (element: Element, name: string) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button, summary') ?? [])].find(
    (button) => (button.ariaLabel ?? text(button)) === name,
  );

/** Whether a summary's details are open. */
export const isOpen = (summary: HTMLElement) => (summary.parentElement as HTMLDetailsElement).open;

export async function click(button: HTMLElement): Promise<void> {
  button.focus();
  button.click();
  await nextFrame();
}

/** Makes the window this wide (px). */
export async function resize(width: number): Promise<void> {
  await setViewport({ width, height: 768 });
  await nextFrame();
  await nextFrame();
}
