import { type RefObject, useLayoutEffect, useState } from 'react';
import { useBrowserValue } from '#runtime/drawn/browser-value.ts';

/**
 * Focuses a box when it is mounted; its properties, to spread. Not one that a server rendered: the browser has focused it by
 * `autofocus`, also without scripts, and the visitor may be elsewhere by now.
 */
export function useOpeningFocus(box: RefObject<HTMLElement | null>, isWanted = true) {
  const isMadeHere = useBrowserValue(() => true, false);
  const [isNew] = useState(isMadeHere);
  useLayoutEffect(() => {
    if (isNew && isWanted) box.current?.focus();
  }, [box, isNew, isWanted]);
  return { tabIndex: isWanted ? -1 : undefined, autoFocus: isWanted };
}
