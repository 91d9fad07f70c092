import { isPreviewPage } from '#website/preview-page.ts';
import type { AnalyticsEventName } from './event-names.ts';

/** W9.08: how long a page waits for the tag manager after an ordinary event, in ms. */
export const EVENT_TIMEOUT_MS = 2_000;
/** W9.09: the same for events of the shop. */
export const SHOP_EVENT_TIMEOUT_MS = 15_000;
/** W9.10: the same for the GA event. */
export const GA_EVENT_TIMEOUT_MS = 10_000;

/** What goes to the tag manager: the event's name and its fields. Never a name, e-mail, phone or address of a person. */
export interface AnalyticsEvent {
  readonly event: AnalyticsEventName;
  readonly [field: string]: unknown;
}

/** Where a tag manager shows itself in a page. */
interface TagManagerPage {
  dataLayer?: unknown[];
  google_tag_manager?: unknown;
}

/**
 * Pushes an event to the tag manager and resolves once its tags have run, at the latest after `timeoutMs`: a manager that
 * was blocked or hangs holds nobody. Without a tag manager, and when it throws, it resolves at once. Never rejects.
 */
export function pushEvent(event: AnalyticsEvent, timeoutMs: number = EVENT_TIMEOUT_MS): Promise<void> {
  return pushEntries([], event, timeoutMs);
}

/** Pushes an event of the shop: the ecommerce object of the event before is cleared first, and the wait is 15 s. */
export function pushShopEvent(event: AnalyticsEvent): Promise<void> {
  return pushEntries([{ ecommerce: null }], event, SHOP_EVENT_TIMEOUT_MS);
}

/** Pushes the generic event `GAevent` with its fields; the wait is 10 s. */
export function pushGaEvent(fields: Readonly<Record<string, unknown>>): Promise<void> {
  return pushEntries([], { ...fields, event: 'GAevent' }, GA_EVENT_TIMEOUT_MS);
}

function pushEntries(before: readonly object[], event: AnalyticsEvent, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // The manager's own timeout dies with a blocked manager, so the page keeps a timer of its own.
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

/** The page's data layer. Without a tag manager there is none, and none is made: a later event would wait for nobody. A preview tells nothing. */
function openDataLayer(): unknown[] | undefined {
  if (isPreviewPage()) return undefined;
  const page = globalThis as TagManagerPage;
  if (page.dataLayer) return page.dataLayer;
  if (!page.google_tag_manager) return undefined;
  page.dataLayer = [];
  return page.dataLayer;
}
