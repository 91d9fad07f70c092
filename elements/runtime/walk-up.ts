/** The first answer that a visitor gives on a node or above it, out of shadow roots on to their hosts. */
export function walkUp<Answer>(start: Node, visit: (node: Node) => Answer | null | undefined): Answer | undefined {
  for (let node: Node | null | undefined = start; node; node = node.parentNode ?? (node as ShadowRoot).host) {
    const answer = visit(node);
    if (answer != null) return answer;
  }
}
