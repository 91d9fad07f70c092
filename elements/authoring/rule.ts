import type { Definition } from './definitions.ts';
import type { Severity } from './finding.ts';
import type { Outline, Seen } from './outline.ts';

/** A finding in the form in which a rule returns it. */
export interface FindingDraft {
  severity: Severity;
  rule: string;
  /** The place; without one, the whole page. */
  seen?: Seen;
  /** The tag concerned, if it is not that of the place. */
  about?: string | undefined;
  /** The attribute concerned, if it is one that is written. */
  attribute?: string;
  message: string;
  advice: string;
}

/** The definitions of the blocks in the outline and of those around them, by tag. */
export type Definitions = ReadonlyMap<string, Definition>;

/** A rule reads the outline of a page and returns the problems. It needs no document. */
export type AuthoringRule = (outline: Outline, definitions: Definitions) => Iterable<FindingDraft>;

/** A rule that checks one block at a time. */
export const forEachBlock = (
  check: (block: Seen, definition: Definition, definitions: Definitions) => Iterable<FindingDraft>,
): AuthoringRule =>
  function* (outline, definitions) {
    for (const block of outline.blocks) {
      const definition = definitions.get(block.name);
      if (definition) yield* check(block, definition, definitions);
    }
  };

/** The trimmed value of an attribute; nothing when it is absent. */
export const attributeText = (seen: Seen, attribute: string): string | undefined =>
  seen.attributes.get(attribute)?.trim();
