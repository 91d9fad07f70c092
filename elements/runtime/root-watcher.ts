type Scope = Document | ShadowRoot | Element;

/**
 * Calls `visit` for a document or shadow root and every open shadow root below it, present or added later, and for each
 * element added later. Entering a root again visits it again, but observes it only once.
 */
export function watchRoots(visit: (scope: Scope) => void): (scope: Scope) => void {
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
