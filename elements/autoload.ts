import { tags } from 'virtual:haven-tags';
import { loadChunk } from './runtime/chunk-loader.ts';
import { watchRoots } from './runtime/root-watcher.ts';
import type { GivenTexts } from './runtime/texts/own-texts.ts';

/** Fired on the document when a block's script could not be loaded. */
export interface HavenLoadErrorDetail {
  /** The tag whose element shows its fallback. */
  tag: string;
  /** A ChunkLoadError with its cause. */
  error: Error;
}

const loading = new Set<string>();

/** Loads a tag's script once; after a failure the next use of the tag tries again. */
function load(tag: string): void {
  const chunk = tags[tag];
  if (!chunk || loading.has(tag)) return;
  loading.add(tag);
  loadChunk(tag, chunk).catch((error: Error) => {
    loading.delete(tag);
    console.error(error);
    document.dispatchEvent(new CustomEvent<HavenLoadErrorDetail>('haven-load-error', { detail: { tag, error } }));
    offerRetry();
  });
}

/** W8.33: shows the page's own notice, if it has one. Its button looks for unloaded tags again. */
function offerRetry(): void {
  const notice = document.querySelector<HTMLElement>('[data-haven-load-notice]');
  if (!notice) return;
  notice.hidden = false;
  notice.onclick = ({ target }) => {
    if (!(target as Element).closest('button')) return;
    notice.hidden = true;
    start(document);
  };
}

// Tags within one screen height load first, the others when the browser is idle.
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      load(target.localName);
    }
  },
  { rootMargin: '100%' },
);
const whenIdle = window.requestIdleCallback ?? setTimeout;

// W2.83: only a page with a code in its address loads the rule about links.
const codeLinks = new URLSearchParams(location.search).has('code') && import('./website/links/apply-code-links.ts');

const start = watchRoots((scope) => {
  for (const element of [scope, ...scope.querySelectorAll(':not(:defined)')]) {
    if (!(element instanceof Element) || !tags[element.localName] || element.matches(':defined')) continue;
    if (element.getAttribute('loading') === 'eager') load(element.localName);
    near.observe(element);
    whenIdle(() => load(element.localName));
  }
  if (codeLinks) codeLinks.then(({ applyCodeLinks }) => applyCodeLinks(scope));
});

/**
 * W2.87: starts the same page behaviour on a given document or shadow root, any number of times.
 */
export function initBackOffice(root: Document | ShadowRoot = document): void {
  const view = root instanceof ShadowRoot ? window : (root.defaultView ?? window);
  if (view === window) {
    start(root);
    import('./runtime/preview-guard.ts').then(({ guardPreview }) => guardPreview(root));
  } else
    void import('./runtime/start-in-window.ts').then((start) => start.startInWindow(root as Document, import.meta.url));
}

/**
 * Replaces texts of all tags of the page, `{ "room.key": "text" }`, in every language or in one.
 */
export async function setTexts(texts: GivenTexts, language?: string): Promise<void> {
  const given = await import('./runtime/texts/given-texts.ts');
  given.setTexts(texts, language);
}

declare global {
  interface Window {
    initBackOffice?: typeof initBackOffice;
  }
  interface DocumentEventMap {
    'haven-load-error': CustomEvent<HavenLoadErrorDetail>;
  }
}

window.initBackOffice = initBackOffice;
start(document);
