import type { Placement } from '#runtime/tag-facts.ts';
import { above, ownersOf, type Seen } from './outline.ts';
import { type AuthoringRule, type Definitions, type FindingDraft, forEachBlock } from './rule.ts';

const placementOf = ({ name }: Seen, definitions: Definitions): Placement =>
  definitions.get(name)?.documentation.placement ?? {};

type Problem = Pick<FindingDraft, 'severity' | 'rule' | 'message' | 'advice'>;
const broken = (message: string, advice: string): Problem => ({
  severity: 'error',
  rule: 'wrong-place',
  message,
  advice,
});

/** Blocks in places where they cannot work. */
export const places = forEachBlock(function* (block, _definition, definitions) {
  const fault = problemOf(block, definitions);
  if (fault) yield { ...fault, seen: block };
});

function problemOf(block: Seen, definitions: Definitions): Problem | undefined {
  const { name, owner } = block;
  const { within, form, topLevel } = placementOf(block, definitions);
  const isBelow = (names: RegExp) => above(block, names, true).next().value as Seen | undefined;
  const control = isBelow(/^(a|button|summary)$/);
  if (control && within !== 'control') {
    return broken(
      `<${name}> is inside <${control.name}>: an interactive element cannot contain another one.`,
      `Put it beside <${control.name}>.`,
    );
  }
  if (form === 'none' && isBelow(/^form$/))
    return broken(
      `<${name}> renders a form and is inside another form: browsers do not support nested forms.`,
      'Move it out of the <form>.',
    );
  if (form === 'needed' && !isBelow(/^form$/)) {
    return broken(
      `<${name}> is not inside a form, so a choice is never sent.`,
      'Put a <form method="get" action="…"> around it. It submits that form at each change.',
    );
  }
  const isCarousel = (seen: Seen) => definitions.get(seen.name)?.documentation.content === 'slides';
  const carousel = isCarousel(block) && [...ownersOf(block)].find(isCarousel);
  if (carousel)
    return broken(
      `<${name}> is inside <${carousel.name}>: moving slides inside moving slides cannot be followed.`,
      'Put it below.',
    );
  if (topLevel && owner)
    return broken(`<${name}> is inside <${owner.name}>.`, `Put it directly into the page, ${topLevel}.`);
  if (!within && block.parent?.name === 'p') {
    return broken(
      `<${name}> is inside a paragraph: browsers close the paragraph early and move the content out of the block.`,
      'Remove the <p> around it.',
    );
  }
}

/** A block in the content of another one that shows this content only to people without a script. */
export const fallbackOnly: AuthoringRule = function* ({ blocks }, definitions) {
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
      message:
        `<${block.name}> is inside <${definition.tag}>, which replaces its content: it disappears when ` +
        `<${definition.tag}> has loaded.`,
      advice: `Put it beside <${definition.tag}>.`,
    };
  }
};

/** More than one of a tag that is allowed once in a page. */
export const singles: AuthoringRule = function* ({ blocks }, definitions) {
  const first = new Set<string>();
  for (const block of blocks) {
    if (!placementOf(block, definitions).once) continue;
    if (first.has(block.name)) {
      yield {
        severity: 'error',
        rule: 'more-than-one',
        seen: block,
        message: `There is more than one <${block.name}>; a page can have only one.`,
        advice: 'Keep the first and remove this one.',
      };
    }
    first.add(block.name);
  }
};
