import type { Environment } from 'downshift';

/**
 * Where the combobox listens and looks for the focus: the window, or the shadow root that it stands in. From outside
 * such a root every target is its host, and a press on an option would look like one beside the list.
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
    // Of the document, the combobox asks for these four things alone.
    document: places as unknown as Document,
  };
}
