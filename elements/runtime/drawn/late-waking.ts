import { VIEW_SLOT } from './view-slot.ts';

/** A tag that a server has drawn, and whose script has not taken over. */
const ASLEEP = '[data-haven-drawn]:not(:defined)';
/** What does its work without a script. */
const NATIVE = 'a[href],label,summary,select,textarea,input:not([type=submit],[type=button],[type=reset],[type=image])';

/** The first sign that a visitor wants to use something, and then the use. */
const USES = ['pointerover', 'focusin', 'click', 'submit'] as const;

/** The tag asleep in whose view, or in whose hidden content, an element is: it wakes first. */
export function sleepingAround(element: Element): Element | undefined {
  const light = element.parentElement?.closest(ASLEEP);
  if (light?.querySelector(`:scope>[slot=${VIEW_SLOT}]`)) return light;
  const { host } = element.getRootNode() as ShadowRoot;
  return host && (host.matches(ASLEEP) ? host : sleepingAround(host));
}

/**
 * Wakes a drawn tag when someone uses it. A press or a sending that comes before its script is held, and done once when the
 * script has taken over, or could not; links and fields work at once.
 */
export function wakeOnUse(wake: (tag: string) => Promise<unknown> | undefined): void {
  const held = new Map<Element, () => void>();
  let isRepeating = false;

  const onUse = (event: Event) => {
    const path = event.composedPath() as Element[];
    const host = path.find((node) => node.matches?.(ASLEEP));
    const woken = host && !isRepeating && wake(host.localName);
    const [target] = path;
    const isPress = event.type === 'click';
    if (!woken || !target || !(isPress || event.type === 'submit') || (isPress && target.closest(NATIVE))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.has(host)) {
      void woken.then(() => {
        isRepeating = true;
        held.get(host)?.();
        isRepeating = false;
        held.delete(host);
      });
    }
    // Of several presses the last: nothing had answered the first. None where the view was drawn afresh.
    held.set(host, () => {
      if (!target.isConnected) return;
      if (isPress) target.dispatchEvent(new MouseEvent('click', event));
      else (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    });
  };
  for (const use of USES) addEventListener(use, onUse, true);
}
