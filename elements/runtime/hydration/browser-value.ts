import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only a browser knows, such as its storage. A server renders `onServer`, and so does the first render of a view
 * that hydrates, which must be the same; the value follows before the next frame. `watch` reports changes.
 */
export const useBrowserValue = <Value>(
  read: () => Value,
  onServer: Value,
  watch: (changed: () => void) => () => void = never,
): Value => useSyncExternalStore(watch, read, () => onServer);
