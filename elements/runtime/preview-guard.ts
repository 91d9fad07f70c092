import { isPreview } from './preview.ts';

const guarded = new WeakSet<Node>();
const EVENTS = ['click', 'auxclick', 'submit', 'haven-navigate', 'video-request'];

/**
 * Keeps a preview where it is: its links lead nowhere, its forms send nothing, its films are not fetched and no block
 * leaves the page. Links to a place in the page work. Once a root; elsewhere than in a preview it does nothing.
 */
export function guardPreview(root: Document | ShadowRoot): void {
  if (!isPreview(document.documentElement) || guarded.has(root)) return;
  guarded.add(root);
  for (const type of EVENTS) root.addEventListener(type, stay, { capture: true });
}

function stay(event: Event): void {
  if (event.type.endsWith('click')) {
    const link = event.composedPath().find((node) => (node as Partial<Element>).matches?.('a[href], area[href]'));
    if (!link || (link as Element).getAttribute('href')?.startsWith('#')) return;
  }
  event.preventDefault();
}
