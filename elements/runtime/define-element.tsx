import type * as z from 'zod/mini';
import { kebabCase } from './attributes/attribute-parsing.ts';
import type { ElementOptions, NeedsContext } from './element-options.ts';
import { HavenElement, type TagOptions } from './haven-element.ts';
import tokens from './styles/tokens.css?inline';

/** Builds the class of a tag. The contract suite tests its behaviour once for all tags. */
export function createElementClass<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema>,
): CustomElementConstructor {
  const properties = Object.fromEntries(Object.keys(options.attributes.shape).map((name) => [kebabCase(name), name]));
  class TagElement extends HavenElement {
    static override options: TagOptions = { ...options, properties, styles: [tokens, ...(options.styles ?? [])] };
    static observedAttributes = Object.keys(properties);
    static formAssociated = Boolean(options.formAssociated);
  }
  HavenElement.addMembers(TagElement);
  return TagElement;
}

/** Builds the class of a tag and registers it. If another copy of the script has defined the tag, that class stays. */
export function defineElement<Schema extends z.ZodMiniObject>(
  options: ElementOptions<Schema> & NeedsContext<Schema>,
): CustomElementConstructor {
  const { tag } = options;
  const built = createElementClass(options);
  if (customElements.get(tag)) console.warn(`<${tag}> is defined twice`);
  else customElements.define(tag, built);
  return built;
}
