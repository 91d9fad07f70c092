import { VIEW_SLOT } from './page-names.ts';

/** A tag whose script can come later: a server has rendered it, or says that the author's content works meanwhile. */
export const DEFERRED = ':is([data-haven-drawn],[data-haven-waits]):not(:defined)';
const RENDERED = '[data-haven-drawn]:not(:defined)';
/** What does its work without a script. */
const NATIVE = 'a[href],label,summary,select,textarea,input:not([type=submit],[type=button],[type=reset],[type=image])';

/**
 * What shows that a visitor wants to use something, and then the use. Not `pointerover`: a page may open under a
 * pointer.
 */
const USES = ['pointerdown', 'focusin', 'click', 'submit'] as const;

/** How long (ms) a click is held for a script that neither comes nor fails. */
const HOLD_MS = 8000;

/** The deferred tag in whose view, or in whose hidden content, an element is: it hydrates first. */
export function deferredAround(element: Element): Element | undefined {
  const light = element.parentElement?.closest(DEFERRED);
  if (light?.querySelector(`:scope>[slot=${VIEW_SLOT}]`)) return light;
  const { host } = element.getRootNode() as ShadowRoot;
  return host && (host.matches(DEFERRED) ? host : deferredAround(host));
}

/**
 * Loads a rendered tag when someone uses it. Clicks and sendings that come before its script are held, and done once,
 * in their order, when the tag is defined, or could not be, or not in time: then the browser does them, and a form is
 * posted. Links and fields work at once.
 */
export function holdClicks(load: (tag: string) => Promise<unknown> | undefined): void {
  /** By tag, and of each control of it the last click: nothing had answered the one before. */
  const held = new Map<Element, Map<Element, () => Promise<unknown>>>();
  let isRepeating = false;
  /** The scripts that clicks are not held for any more. */
  const late = new WeakSet<Promise<unknown>>();
  const inTime = (loaded: Promise<unknown> | undefined) =>
    new Promise<unknown>((resolve) => {
      if (!loaded || late.has(loaded)) return resolve(undefined);
      const timeout = setTimeout(() => resolve(late.add(loaded)), HOLD_MS);
      void loaded.then(() => clearTimeout(timeout)).then(resolve);
    });

  const onUse = (event: Event) => {
    const path = event.composedPath() as Element[];
    const [target] = path;
    // The outer first: it listens to the inner.
    const place = path.findLastIndex((node) => node.matches?.(RENDERED));
    const host = path[place];
    const loaded = host && !isRepeating && load(host.localName);
    const isClick = event.type === 'click';
    if (!loaded || late.has(loaded) || !target || !(isClick || event.type === 'submit')) return;
    if (isClick && target.closest(NATIVE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const clicks = held.get(host) ?? new Map();
    if (!held.has(host)) {
      held.set(host, clicks);
      void inTime(loaded).then(async () => {
        held.delete(host);
        for (const click of clicks.values()) await click();
      });
    }
    // Before the tag is defined, whose script needs it too: of a view that is as it was clicked.
    const repeat = import('./same-control.ts').then(
      ({ repeatOf }) => repeatOf(event, target),
      () => repeatThere,
    );
    // No script has changed the view: the browser does it.
    const repeatThere = () =>
      isClick ? target.dispatchEvent(new MouseEvent('click', event)) : (target as HTMLFormElement).requestSubmit();
    clicks.delete(target);
    clicks.set(target, async () => {
      for (const { localName } of path.slice(0, place)) if (localName) await inTime(load(localName));
      const again = late.has(loaded) ? repeatThere : await repeat;
      isRepeating = true;
      again();
      isRepeating = false;
      // The next one clicks what this one has made.
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  for (const use of USES) addEventListener(use, onUse, true);
}
