/**
 * Loads a part of a block's script, and reports a failure to the page: `haven-load-error` on the document, as the
 * autoloader does for the block itself. `place` is an element in the block.
 */
export function loadPart<Module>(place: Element | string, part: Promise<Module>): Promise<Module> {
  part.catch((error: unknown) => {
    const tag = typeof place === 'string' ? place : blockAround(place);
    document.dispatchEvent(new CustomEvent('haven-load-error', { detail: { tag, error } }));
  });
  return part;
}

function blockAround(place: Element): string {
  let at: Element | null = place;
  while (at && !at.localName.includes('-')) at = at.parentElement;
  return at?.localName ?? place.localName;
}
