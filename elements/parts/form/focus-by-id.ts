/** Focuses the control with this id in the document or shadow root of `near`. Returns false if there is none. */
export function focusById(near: Node | null, id: string): boolean {
  const root = near?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const control = root.getElementById(id);
  control?.focus();
  return control !== null;
}
