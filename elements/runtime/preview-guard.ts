import { isPreview } from './preview.ts';

const guarded = new WeakSet<Node>();
const EVENTS = ['click', 'auxclick', 'submit', 'haven-navigate', 'video-request'];

/**
 * Stops everything that would leave a preview: links, form submissions, film requests and the navigation of blocks.
 * Links to an anchor in the page still work. Runs once for each root, and does nothing outside a preview.
 */
export function guardPreview(root: Document | ShadowRoot): void {
  if (!isPreview(document.documentElement) || guarded.has(root)) return;
  guarded.add(root);
  for (const type of EVENTS) root.addEventListener(type, preventLeaving, { capture: true });
}

function preventLeaving(event: Event): void {
  if (event.type.endsWith('click')) {
    const link = event.composedPath().find((node) => (node as Partial<Element>).matches?.('a[href], area[href]'));
    if (!link || (link as Element).getAttribute('href')?.startsWith('#')) return;
  }
  event.preventDefault();
}
