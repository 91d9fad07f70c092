const numbers = new WeakMap<Node, number>();
let named = 0;

const isNode = (value: unknown): value is Node => typeof Node === 'function' && value instanceof Node;

/** Whether a value is a node or a list with nodes in it. */
export const hasNodes = (value: unknown): boolean => isNode(value) || (Array.isArray(value) && value.some(hasNodes));

/** A node in a few words, which are its own: two names are equal when it is the same node. */
function nameOf(node: Node): string {
  const number = numbers.get(node) ?? ++named;
  numbers.set(node, number);
  if (!(node instanceof Element)) return `${node.nodeName} (node ${number})`;
  const attributes = [...node.attributes].slice(0, 4).map(({ name, value }) => ` ${name}="${value.slice(0, 40)}"`);
  return `<${node.localName}${attributes.join('')}> (node ${number})`;
}

/** The value with the names of nodes in their place: chai would print or compare all that is in them, which stalls the runner. */
export function nameNodes(value: unknown): unknown {
  if (isNode(value)) return nameOf(value);
  return Array.isArray(value) ? value.map(nameNodes) : value;
}
