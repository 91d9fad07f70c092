/**
 * Ends what another object of this kind shows in the container, and runs `end` when a further one takes it. An event
 * also reaches the objects of a second copy of this library.
 */
export function replaceFormer(
  container: Element,
  kind: 'checkout' | 'form',
  signal: AbortSignal,
  end: () => void,
): void {
  const name = `haven-${kind}-replaced`;
  container.dispatchEvent(new Event(name));
  container.addEventListener(name, end, { signal });
}
