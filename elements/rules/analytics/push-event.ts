import { isPreviewPage } from '#rules/preview-page.ts';
import type { AnalyticsEventName } from './event-names.ts';

/** W9.08: the longest wait for the tag manager after an ordinary event, in ms. */
export const EVENT_TIMEOUT_MS = 2_000;
/** W9.09: the longest wait after events of the shop, in ms. */
export const SHOP_EVENT_TIMEOUT_MS = 15_000;
/** W9.10: the longest wait after the GA event, in ms. */
export const GA_EVENT_TIMEOUT_MS = 10_000;

/** An event for the tag manager: its name and its fields, never a name, email, phone or address of a person. */
export interface AnalyticsEvent {
  readonly event: AnalyticsEventName;
  readonly [field: string]: unknown;
}

/** The part of a page that shows whether it has a tag manager. */
interface TagManagerPage {
  dataLayer?: unknown[];
  google_tag_manager?: unknown;
}

/**
 * Pushes an event to the tag manager and resolves when its tags have run, or after `timeoutMs` if the tag manager is
 * blocked or hangs. Without a tag manager, and when it throws, it resolves at once. Never rejects.
 */
export function pushEvent(event: AnalyticsEvent, timeoutMs: number = EVENT_TIMEOUT_MS): Promise<void> {
  return pushEntries([], event, timeoutMs);
}

/** Pushes an event of the shop: clears the previous ecommerce object first, and waits up to 15 s. */
export function pushShopEvent(event: AnalyticsEvent): Promise<void> {
  return pushEntries([{ ecommerce: null }], event, SHOP_EVENT_TIMEOUT_MS);
}

/** Pushes the generic event `GAevent` with its fields; waits up to 10 s. */
export function pushGaEvent(fields: Readonly<Record<string, unknown>>): Promise<void> {
  return pushEntries([], { ...fields, event: 'GAevent' }, GA_EVENT_TIMEOUT_MS);
}

function pushEntries(before: readonly object[], event: AnalyticsEvent, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A blocked manager never fires its own timeout, so the page has a second timer.
    const timer = setTimeout(resolve, timeoutMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    try {
      const dataLayer = openDataLayer();
      if (!dataLayer) {
        done();
        return;
      }
      for (const entry of before) dataLayer.push(entry);
      dataLayer.push({ ...event, eventCallback: done, eventTimeout: timeoutMs });
    } catch (error) {
      console.warn(`The tag manager refused the event "${event.event}". The page goes on without it.`, error);
      done();
    }
  });
}

/** `<html data-consent>` is `ask` or `declined` on a site whose visitors have not accepted statistics (O2.06). */
const lacksConsent = () => /^(ask|declined)$/.test(globalThis.document?.documentElement.dataset['consent'] ?? '');

/**
 * The page's data layer; none in a preview, and none without the visitor's consent where the page asks for it. It is not created without a tag manager, because a later event would wait
 * in vain.
 */
function openDataLayer(): unknown[] | undefined {
  if (isPreviewPage() || lacksConsent()) return undefined;
  const page = globalThis as TagManagerPage;
  if (page.dataLayer) return page.dataLayer;
  if (!page.google_tag_manager) return undefined;
  page.dataLayer = [];
  return page.dataLayer;
}
