import { walkUp } from '../walk-up.ts';

/** React marks the nodes that it makes and the containers that it renders into. */
const isMarked = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react')) || undefined;

/** Whether a node may be connecting while React commits: React made it or one of its ancestors. */
export const isInReactTree = (node: Node): boolean => walkUp(node, isMarked) ?? false;
