/** Sets an attribute as an author would write it: `true` adds it without a value, `null` removes it. */
export function writeAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : value);
}
