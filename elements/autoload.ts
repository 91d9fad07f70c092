import { tags } from 'virtual:haven-tags';
import { servedLanguage } from './runtime/attributes/served-language.ts';
import { loadChunk } from './runtime/chunk-loader.ts';
import { DEFERRED, deferredAround, holdClicks } from './runtime/hydration/held-clicks.ts';
import { REMEMBERED } from './runtime/hydration/page-names.ts';
import type { GivenTexts } from './runtime/texts/own-texts.ts';

type Scope = Document | ShadowRoot | Element;

/**
 * Calls `visit` for a document or shadow root and every open shadow root below it, present or added later, and for each
 * element added later. Entering a root again visits it again, but observes it only once.
 */
function watchRoots(visit: (scope: Scope) => void): (scope: Scope) => void {
  const watched = new WeakSet<Node>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) enter(node);
  });

  function enter(scope: Scope): void {
    visit(scope);
    for (const inner of scope.querySelectorAll('*')) if (inner.shadowRoot) enter(inner.shadowRoot);
    if (scope instanceof Element) {
      if (scope.shadowRoot) enter(scope.shadowRoot);
    } else if (!watched.has(scope)) {
      watched.add(scope);
      observer.observe(scope, { childList: true, subtree: true });
    }
  }

  // attachShadow on an element already in the page changes no child list, so the observer does not report it.
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    if (init.mode === 'open') queueMicrotask(() => enter(root));
    return root;
  };
  return enter;
}

/**
 * Whether this session remembers something for a tag, so that its script cannot wait: a closed banner, or the filter
 * control that gets the focus again. Never where the browser forbids storage.
 */
function isRemembered(tag: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${REMEMBERED} ${tag} `));
  } catch {
    return false;
  }
}

/** Fired on the document when a block's script could not be loaded. */
export interface HavenLoadErrorDetail {
  /** The tag whose element shows its fallback. */
  tag: string;
  /** A ChunkLoadError with its cause. */
  error: Error;
}

// Before a translator changes it: the country of the page follows it.
servedLanguage(document.documentElement);

const loading = new Map<string, Promise<unknown>>();

/** Loads a tag's script once, and resolves in any case; after a failure the next use of the tag tries again. */
function load(tag: string): Promise<unknown> | undefined {
  const chunk = tags[tag];
  if (!chunk || loading.has(tag)) return loading.get(tag);
  const loaded = loadChunk(tag, inPageLanguage(chunk))
    .catch((error: Error) => {
      loading.delete(tag);
      console.error(error);
      document.dispatchEvent(new CustomEvent<HavenLoadErrorDetail>('haven-load-error', { detail: { tag, error } }));
      offerRetry();
    })
    // The tags in its view, and those farther away.
    .then(loadSoon);
  loading.set(tag, loaded);
  return loaded;
}

/**
 * A tag of a page in another language waits for its texts: it never shows English first, even where a server rendered
 * it.
 */
function inPageLanguage(chunk: () => Promise<unknown>): () => Promise<unknown> {
  const page = document.documentElement;
  if (/^(en\b(?!-xa)|$)/i.test(page.lang)) return chunk;
  return () =>
    import('./runtime/texts/page-language.ts')
      .then(({ languageAt, loadLanguage }) => loadLanguage(languageAt(page)))
      .then(chunk);
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

/** Elements whose script can come later. */
const waiting = new Set<Element>();
let isScheduled = false;

/** Also on a page that is never idle. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run);

function loadSoon(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  whenIdle(loadNearest);
}

/** The server, the author or the session asks for it at once. */
const isEager = (element: Element) =>
  element.getAttribute('data-haven-drawn') === 'now' ||
  element.getAttribute('loading') === 'eager' ||
  isRemembered(element.localName);

/** How far (px) an element is from what is in sight; what has no box comes last. */
function distanceOf(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height ? Math.max(top - innerHeight, -bottom, 0) : 1e9;
}

/** Loads what is within a screen's height of what is in sight, and when that has come, all others: nearest first. */
function loadNearest(): void {
  isScheduled = false;
  const ready: [distance: number, element: Element][] = [];
  for (const element of waiting) {
    if (!element.isConnected || element.matches(':defined')) waiting.delete(element);
    else if (!deferredAround(element) && canLoad(element)) ready.push([distanceOf(element), element]);
  }
  ready.sort(([a], [b]) => a - b);
  const near = ready.filter(([distance]) => distance <= innerHeight);
  for (const [, element] of near.length > 0 ? near : ready) {
    waiting.delete(element);
    // In tasks of their own: asking for the files of one takes 20 ms on a phone.
    setTimeout(load, 0, element.localName);
  }
}

/** What is deferred waits until the page has loaded. */
const canLoad = (element: Element) =>
  document.readyState === 'complete' || isEager(element) || !element.matches(DEFERRED);

function consider(element: Element): void {
  const { localName: tag } = element;
  if (!tags[tag] || element.matches(':defined')) return;
  if (isEager(element) && !deferredAround(element)) load(tag);
  else {
    waiting.add(element);
    loadSoon();
  }
}
addEventListener('load', loadSoon);
holdClicks(load);

// W2.83: only a page with a code in its address loads the rule about links.
const codeLinks = new URLSearchParams(location.search).has('code') && import('./rules/links/apply-code-links.ts');

const start = watchRoots((scope) => {
  if (scope instanceof Element) consider(scope);
  scope.querySelectorAll(':not(:defined)').forEach(consider);
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
  given.storeGivenTexts(texts, language);
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
