import { VIEW_SLOT } from './page-names.ts';

/**
 * Hides the own views of the tags inside a view from React, which has not rendered them there: it compares what
 * `firstChild` leads to with what it would render. Returns what shows them again.
 */
export function withoutNestedViews(container: ParentNode): () => void {
  const hosts: Element[] = [];
  for (const view of container.querySelectorAll(`[slot="${VIEW_SLOT}"]`)) {
    const host = view.parentElement;
    if (host?.firstChild !== view) continue;
    Object.defineProperty(host, 'firstChild', { value: view.nextSibling, configurable: true });
    hosts.push(host);
  }
  return () => {
    for (const host of hosts) Reflect.deleteProperty(host, 'firstChild');
  };
}

/** The listeners that a view gives to the tags inside it: React adds them when it draws, not when it hydrates. */
export function connectNestedTags(container: ParentNode): void {
  for (const tag of container.querySelectorAll('*')) {
    if (!tag.localName.includes('-')) continue;
    for (const [name, value] of Object.entries(propsOf(tag))) {
      if (typeof value === 'function') tag.addEventListener(name.slice(2), value as EventListener);
    }
  }
}

/** React keeps the properties of a node that it made under a key of its own. */
function propsOf(node: object): object {
  const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
  return (key && (node as Record<string, object>)[key]) || {};
}
