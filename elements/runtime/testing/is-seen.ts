/** Whether a node, which may be a text, has boxes on its page. */
export function isSeen(node: Node): boolean {
  const range = (node.ownerDocument as Document).createRange();
  range.selectNode(node);
  return range.getClientRects().length > 0;
}
