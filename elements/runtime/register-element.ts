/**
 * Registers a tag, on a server nothing. A tag that another copy of the script has keeps that copy's class, and a warning
 * says so.
 */
export function registerElement(tag: string, elementClass: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  const present = customElements.get(tag);
  if (!present) customElements.define(tag, elementClass);
  else if (present !== elementClass) console.warn(`<${tag}> is defined twice`);
}
