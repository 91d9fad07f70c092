import { VIEW_SLOT } from './page-names.ts';

/** A tag whose script can wait: a server has drawn it, or says that the author's content works meanwhile. */
export const ASLEEP = ':is([data-haven-drawn],[data-haven-waits]):not(:defined)';
const DRAWN = '[data-haven-drawn]:not(:defined)';
/** What does its work without a script. */
const NATIVE = 'a[href],label,summary,select,textarea,input:not([type=submit],[type=button],[type=reset],[type=image])';

/** The first sign that a visitor wants to use something, and then the use. Not `pointerover`: a page may open under a pointer. */
const USES = ['pointerdown', 'focusin', 'click', 'submit'] as const;

/**
 * What shows that somebody uses the page, wherever. The end of a press, not its start: a form of the author's that gives way
 * to a view in between would lose the press.
 */
const SIGNS = ['pointermove', 'pointerup', 'keyup', 'focusin', 'scroll'] as const;

/** How long (ms) a page without any sign stays without the scripts of tags that wait. */
export const PAUSE_MS = 5000;

/** Listens from now on. Once asked, resolves at the first sign of a visitor, also an earlier one, or after a pause. */
export function visitorOrPause(): () => Promise<unknown> {
  const signs = new Promise<void>((resolve) => {
    const watching = new AbortController();
    const onSign = ({ type, movementX, movementY }: MouseEvent) => {
      // A page that opens under a pointer hears of it, although nobody has moved it.
      if (type === 'pointermove' && !movementX && !movementY) return;
      watching.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, onSign as EventListener, { capture: true, passive: true, signal: watching.signal });
    }
  });
  return () => Promise.race([signs, new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
}

/** The tag asleep in whose view, or in whose hidden content, an element is: it wakes first. */
export function sleepingAround(element: Element): Element | undefined {
  const light = element.parentElement?.closest(ASLEEP);
  if (light?.querySelector(`:scope>[slot=${VIEW_SLOT}]`)) return light;
  const { host } = element.getRootNode() as ShadowRoot;
  return host && (host.matches(ASLEEP) ? host : sleepingAround(host));
}

/** How long (ms) a frame is waited for: a hidden page has none. */
export const FRAME_MS = 100;

/** Resolves when the browser has shown that something was pressed. */
export const whenShown = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_MS);
  });

/**
 * Wakes a drawn tag when someone uses it. Presses and sendings that come before its script are held, and done once, in their
 * order, when the script has taken over, or could not; links and fields work at once.
 */
export function wakeOnUse(wake: (tag: string, begin?: () => Promise<unknown>) => Promise<unknown> | undefined): void {
  /** By tag, and of each control of it the last press: nothing had answered the one before. */
  const held = new Map<Element, Map<Element, () => Promise<unknown>>>();
  let isRepeating = false;

  const onUse = (event: Event) => {
    const path = event.composedPath() as Element[];
    // The outer first: it listens to the inner.
    const asleep = () => path.findLast((node) => node.matches?.(DRAWN));
    const host = asleep();
    // Not for the focus of a keyboard: its next key would come while the script begins.
    const begin = event.type === 'pointerdown' ? whenShown : undefined;
    const woken = host && !isRepeating && wake(host.localName, begin);
    const [target] = path;
    const isPress = event.type === 'click';
    if (!woken || !target || !(isPress || event.type === 'submit') || (isPress && target.closest(NATIVE))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const presses = held.get(host) ?? new Map();
    if (!held.has(host)) {
      held.set(host, presses);
      void woken.then(async () => {
        held.delete(host);
        for (const again of presses.values()) await again();
      });
    }
    presses.delete(target);
    presses.set(target, async () => {
      // None where the view was drawn afresh, or given up.
      if (!target.isConnected || host.hasAttribute('data-haven-waits')) return;
      // Held again while an inner one is asleep.
      const inner = asleep();
      isRepeating = !inner;
      if (isPress) target.dispatchEvent(new MouseEvent('click', event));
      else (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
      isRepeating = false;
      // The next one presses what this one has made.
      if (inner) await wake(inner.localName);
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  for (const use of USES) addEventListener(use, onUse, true);
}
