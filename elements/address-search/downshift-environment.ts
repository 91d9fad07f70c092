import type { Environment } from 'downshift';

/**
 * The environment of the combobox: the window, or its shadow root. Outside a shadow root every event target is the
 * host, so a press on an option would look like a press outside the list.
 */
export function downshiftEnvironment(root: Node): Environment {
  const page = root instanceof Document ? root : (root.ownerDocument as Document);
  const view = (page.defaultView ?? window) as Window & typeof globalThis;
  if (!(root instanceof ShadowRoot)) return view;
  const places = {
    get activeElement() {
      return root.activeElement;
    },
    body: page.body,
    getElementById: root.getElementById.bind(root),
    createElement: page.createElement.bind(page),
  };
  return {
    Node: view.Node,
    addEventListener: root.addEventListener.bind(root) as Environment['addEventListener'],
    removeEventListener: root.removeEventListener.bind(root) as Environment['removeEventListener'],
    // The combobox uses only these four properties of the document.
    document: places as unknown as Document,
  };
}
