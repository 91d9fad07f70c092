import type { Definition } from './definitions.ts';
import type { Severity } from './finding.ts';
import type { Outline, Seen } from './outline.ts';

/** A finding as its rule words it. */
export interface Draft {
  severity: Severity;
  rule: string;
  /** Where it is; without one it is the page as a whole. */
  seen?: Seen;
  /** The tag that it is about, where the place alone does not tell. */
  about?: string | undefined;
  message: string;
  advice: string;
}

/** The definitions of the blocks that were read and of those above them, by tag. */
export type Definitions = ReadonlyMap<string, Definition>;

/** A rule looks at what was read of a page and tells what an author should know. It needs no document. */
export type Rule = (outline: Outline, definitions: Definitions) => Iterable<Draft>;

/** A rule about one block at a time. */
export const forEachBlock = (
  check: (block: Seen, definition: Definition, definitions: Definitions) => Iterable<Draft>,
): Rule =>
  function* (outline, definitions) {
    for (const block of outline.blocks) {
      const definition = definitions.get(block.name);
      if (definition) yield* check(block, definition, definitions);
    }
  };

/** What an attribute says, without white space around it; nothing when it is absent. */
export const textOf = (seen: Seen, attribute: string): string | undefined => seen.attributes.get(attribute)?.trim();
