/** Focuses the control with an id in the same document or shadow root as `near`; false when there is none. */
export function focusById(near: Node | null, id: string): boolean {
  const root = near?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const control = root.getElementById(id);
  control?.focus();
  return control !== null;
}
