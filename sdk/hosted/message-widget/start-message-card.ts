import { openParentChannel } from '../remote-action/parent-channel.ts';
import type { PageOptions } from '../saved-sources/page-options.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A tick, or an exclamation mark. */
const PATHS = { success: 'M7.5 12.5l3 3 6-6.5', error: 'M12 7v6M12 16.6v.01' };
type MessageType = keyof typeof PATHS;

function icon(page: Document, type: MessageType): SVGElement {
  const svg = page.createElementNS(SVG, 'svg');
  const shapes = [page.createElementNS(SVG, 'circle'), page.createElementNS(SVG, 'path')] as const;
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('message-icon');
  for (const [name, value] of Object.entries({ cx: '12', cy: '12', r: '10.5' })) shapes[0].setAttribute(name, value);
  shapes[1].setAttribute('d', PATHS[type]);
  svg.append(...shapes);
  return svg;
}

/**
 * Shows the message from the address (type, title, message) as text, never as markup, and reports its height to the
 * page around it, now and at every change. Returns a function that stops this.
 */
export function startMessageCard(
  view: Window & typeof globalThis,
  place: HTMLElement,
  { query, sdkOrigin, widgetId, refId }: PageOptions,
): () => void {
  const type: MessageType = query.get('type') === 'success' ? 'success' : 'error';
  const page = view.document;
  const card = page.createElement('article');
  card.className = `message message--${type}`;
  const words = page.createElement('div');
  for (const [tag, text] of [
    ['h1', query.get('title')],
    ['p', query.get('message')],
  ] as const) {
    if (!text) continue;
    const line = page.createElement(tag);
    line.textContent = text;
    words.append(line);
  }
  card.append(icon(page, type), words);
  place.replaceChildren(card);
  const channel = openParentChannel(view, sdkOrigin, { widgetId, refId, purpose: () => 'message' }, () => {});
  const observer = new view.ResizeObserver(() =>
    channel.postChange('resize', { height: Math.ceil(card.getBoundingClientRect().height) }),
  );
  observer.observe(card);
  return () => {
    observer.disconnect();
    channel.close();
  };
}
