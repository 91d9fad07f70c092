/** The first result of `visit` for a node or its ancestors, from a shadow root on to its host. */
export function walkUp<Result>(start: Node, visit: (node: Node) => Result | null | undefined): Result | undefined {
  for (let node: Node | null | undefined = start; node; node = node.parentNode ?? (node as ShadowRoot).host) {
    const result = visit(node);
    if (result != null) return result;
  }
}
