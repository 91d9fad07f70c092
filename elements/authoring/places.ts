import type { Placement } from '#runtime/tag-facts.ts';
import { above, ownersOf, type Seen } from './outline.ts';
import { type Definitions, type Draft, forEachBlock, type Rule } from './rule.ts';

const placementOf = ({ name }: Seen, definitions: Definitions): Placement =>
  definitions.get(name)?.documentation.placement ?? {};

type Fault = Pick<Draft, 'severity' | 'rule' | 'message' | 'advice'>;
const broken = (message: string, advice: string): Fault => ({
  severity: 'error',
  rule: 'wrong-place',
  message,
  advice,
});

/** Blocks that stand where they cannot work. */
export const places = forEachBlock(function* (block, _definition, definitions) {
  const fault = faultOf(block, definitions);
  if (fault) yield { ...fault, seen: block };
});

function faultOf(block: Seen, definitions: Definitions): Fault | undefined {
  const { name, owner } = block;
  const { within, form, topLevel } = placementOf(block, definitions);
  const isBelow = (names: RegExp) => above(block, names, true).next().value as Seen | undefined;
  const control = isBelow(/^(a|button|summary)$/);
  if (control && within !== 'control') {
    return broken(
      `<${name}> stands in <${control.name}>: what can be pressed cannot stand in what can be pressed.`,
      `Put it beside <${control.name}>.`,
    );
  }
  if (form === 'none' && isBelow(/^form$/))
    return broken(
      `<${name}> draws a form and stands in a form: browsers send neither as meant.`,
      'Take it out of the <form>.',
    );
  if (form === 'needed' && !isBelow(/^form$/)) {
    return broken(
      `<${name}> stands in no form: a choice is never sent.`,
      'Put a <form method="get" action="…"> around it; it sends that form at each change.',
    );
  }
  const isCarousel = (seen: Seen) => definitions.get(seen.name)?.documentation.content === 'slides';
  const carousel = isCarousel(block) && [...ownersOf(block)].find(isCarousel);
  if (carousel)
    return broken(
      `<${name}> stands in <${carousel.name}>: slides that move in slides cannot be followed.`,
      'Put it below.',
    );
  if (topLevel && owner)
    return broken(`<${name}> stands in <${owner.name}>.`, `Put it directly into the page, ${topLevel}.`);
  if (!within && block.parent?.name === 'p') {
    return broken(
      `<${name}> stands in a paragraph: browsers end the paragraph within it and take its content out.`,
      'Take the <p> around it away.',
    );
  }
}

/** A block in the content of one that shows this content only to people without a script. */
export const fallbackOnly: Rule = function* ({ blocks }, definitions) {
  for (const block of blocks) {
    let child = block;
    for (let at = block.parent; at && at !== block.owner; at = at.parent) child = at;
    const definition = block.owner && definitions.get(block.owner.name);
    if (!definition || block.tree !== block.owner?.tree || child.parent !== block.owner) continue;
    if (placementOf(block, definitions).field || definition.slots.has(child.attributes.get('slot') ?? '')) continue;
    yield {
      severity: 'error',
      rule: 'block-in-fallback',
      seen: block,
      message: `<${block.name}> stands in <${definition.tag}>, which draws in place of its content: it is seen only until then.`,
      advice: `Put it beside <${definition.tag}>.`,
    };
  }
};

/** Two of a kind of which a page can have one. */
export const singles: Rule = function* ({ blocks }, definitions) {
  const first = new Set<string>();
  for (const block of blocks) {
    if (!placementOf(block, definitions).once) continue;
    if (first.has(block.name)) {
      yield {
        severity: 'error',
        rule: 'more-than-one',
        seen: block,
        message: `There is more than one <${block.name}>; a page can have one.`,
        advice: 'Keep the first and take this one out.',
      };
    }
    first.add(block.name);
  }
};
