import { tags } from 'virtual:haven-tags';
import { servedLanguage } from './runtime/attributes/served-language.ts';
import { loadChunk } from './runtime/chunk-loader.ts';
import { isRemembered } from './runtime/drawn/is-remembered.ts';
import { ASLEEP, sleepingAround, visitorOrPause, wakeOnUse } from './runtime/drawn/late-waking.ts';
import { showOwnForms } from './runtime/drawn/own-forms.ts';
import { watchRoots } from './runtime/root-watcher.ts';
import type { GivenTexts } from './runtime/texts/own-texts.ts';

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

/**
 * Loads a tag's script once, and resolves in any case; after a failure the next use of the tag tries again. `begin`: what
 * comes before.
 */
function load(tag: string, begin?: () => Promise<unknown>): Promise<unknown> | undefined {
  const chunk = tags[tag];
  if (!chunk || loading.has(tag)) return loading.get(tag);
  const loaded = loadChunk(tag, inPageLanguage(begin ? () => begin().then(chunk) : chunk)).then(
    () => {
      const woken = within.get(tag);
      within.delete(tag);
      woken?.forEach(consider);
    },
    (error: Error) => {
      loading.delete(tag);
      showOwnForms(tag);
      console.error(error);
      document.dispatchEvent(new CustomEvent<HavenLoadErrorDetail>('haven-load-error', { detail: { tag, error } }));
      offerRetry();
    },
  );
  loading.set(tag, loaded);
  return loaded;
}

/** A tag of a page in another language waits for its texts: it never shows English first, nor where a server drew it. */
function inPageLanguage(chunk: () => Promise<unknown>): () => Promise<unknown> {
  const { lang } = document.documentElement;
  if (/^(en\b(?!-xa)|$)/i.test(lang)) return chunk;
  return () => import('./runtime/texts/page-language.ts').then(({ loadLanguage }) => loadLanguage(lang)).then(chunk);
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
/** The page has loaded, the browser has nothing else to do, and somebody uses the page or stays. */
const whenQuiet = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') whenIdle(resolve);
  else addEventListener('load', () => whenIdle(resolve));
}).then(visitorOrPause());
/** By the tag that they are in: what wakes after it. */
const within = new Map<string, Element[]>();

/** Loads what an element needs: at once, when it is near, or when the browser is idle; what can wait when all is quiet. */
function consider(element: Element): void {
  const { localName: tag } = element;
  if (!tags[tag] || element.matches(':defined')) return;
  const around = sleepingAround(element)?.localName;
  if (around && tags[around]) {
    within.set(around, [...(within.get(around) ?? []), element]);
    return;
  }
  const drawn = element.getAttribute('data-haven-drawn');
  if (drawn === 'now' || element.getAttribute('loading') === 'eager' || isRemembered(tag)) load(tag);
  if (element.matches(ASLEEP)) whenQuiet.then(() => near.observe(element));
  else {
    near.observe(element);
    whenIdle(() => load(tag));
  }
}
wakeOnUse(load);

// W2.83: only a page with a code in its address loads the rule about links.
const codeLinks = new URLSearchParams(location.search).has('code') && import('./website/links/apply-code-links.ts');

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
