const numbers = new WeakMap<object, number>();
let named = 0;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const tagOf = (value: object): string => Object.prototype.toString.call(value).slice(8, -1);

/** Whether a value is a window or a node. Those of a frame have classes of their own, so classes do not tell. */
export function isNode(value: unknown): value is Node | Window {
  if (!isObject(value)) return false;
  if ((value as Window).window === value) return true;
  const { nodeType, nodeName } = value as Node;
  return typeof nodeType === 'number' && typeof nodeName === 'string';
}

/** A unique short name of a node or a window: two names are equal only for the same one. */
function nameOf(node: Node | Window): string {
  const number = numbers.get(node) ?? ++named;
  numbers.set(node, number);
  if ('window' in node) return `window (node ${number})`;
  const { attributes, localName, nodeName } = node as Element;
  if (!attributes) return `${nodeName} (node ${number})`;
  const shown = [...attributes].slice(0, 4).map(({ name, value }) => ` ${name}="${value.slice(0, 40)}"`);
  return `<${localName}${shown.join('')}> (node ${number})`;
}

/** The values inside a list, a set, a map or a plain object. */
function valuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Set || value instanceof Map) return [...value.values()];
  return isObject(value) && tagOf(value) === 'Object' && !isNode(value) ? Object.values(value) : [];
}

/** Deeper values are not looked at: an object may contain itself. */
const DEPTH = 4;

/** Whether a value is a node or contains one, in lists, sets, maps and plain objects. */
export const hasNodes = (value: unknown, depth = DEPTH): boolean =>
  isNode(value) || (depth > 0 && valuesIn(value).some((inner) => hasNodes(inner, depth - 1)));

/**
 * The value with each node replaced by its name: chai would print or compare all of a node's content, which stalls the
 * runner.
 */
export function nameNodes(value: unknown, depth = DEPTH): unknown {
  if (isNode(value)) return nameOf(value);
  if (!hasNodes(value, depth)) return value;
  const nameInner = (inner: unknown) => nameNodes(inner, depth - 1);
  if (Array.isArray(value)) return value.map(nameInner);
  if (value instanceof Set) return new Set([...value].map(nameInner));
  const entries = value instanceof Map ? [...value] : Object.entries(value as object);
  const inside = entries.map(([key, inner]) => [key, nameInner(inner)] as const);
  return value instanceof Map ? new Map(inside) : Object.fromEntries(inside);
}

/** The value as a message shows it: nodes by name, also in a collection; an event by its type, because it has a target. */
export function nameForMessage(value: unknown): unknown {
  if (isObject(value) && /(Collection|NodeList)$/.test(tagOf(value))) return nameNodes([...(value as NodeList)]);
  if (isObject(value) && /Event$/.test(tagOf(value))) return `${tagOf(value)} ${(value as Event).type}`;
  return nameNodes(value);
}
