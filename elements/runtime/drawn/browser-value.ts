import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only a browser knows, such as its storage. A server draws `onServer`, and so does the first render of a view
 * that a server has drawn, which must be the same; the value follows before the next frame. `watch` tells of changes.
 */
export const useBrowserValue = <Value>(
  read: () => Value,
  onServer: Value,
  watch: (changed: () => void) => () => void = never,
): Value => useSyncExternalStore(watch, read, () => onServer);
