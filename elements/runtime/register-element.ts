/**
 * Registers a tag; on a server it does nothing. If another copy of the script has defined the tag, that class stays and
 * the console shows a warning.
 */
export function registerElement(tag: string, elementClass: CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  const present = customElements.get(tag);
  if (!present) customElements.define(tag, elementClass);
  else if (present !== elementClass) console.warn(`<${tag}> is defined twice`);
}
