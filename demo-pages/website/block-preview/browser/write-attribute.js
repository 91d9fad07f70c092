/** Writes an attribute as an author would: `true` is its presence, `null` its absence. */
export function writeAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : value);
}
