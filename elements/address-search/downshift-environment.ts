import type { Environment } from 'downshift';

/**
 * Where the combobox listens and looks for the focus: the window, or the shadow root that the box stands in. From
 * outside such a root every target is its host, and a press on an option would look like one beside the list.
 */
export function downshiftEnvironment(input: Node | null): Environment | undefined {
  const root = input?.getRootNode();
  const page = input?.ownerDocument;
  const view = page?.defaultView;
  if (!page || !view) return undefined;
  const { Node } = view as Window & typeof globalThis;
  if (!(root instanceof ShadowRoot)) return view as Window & typeof globalThis;
  return {
    Node,
    addEventListener: root.addEventListener.bind(root) as Environment['addEventListener'],
    removeEventListener: root.removeEventListener.bind(root) as Environment['removeEventListener'],
    document: Object.create(page, {
      activeElement: { get: () => root.activeElement },
      body: { get: () => page.body },
    }) as Document,
  };
}
