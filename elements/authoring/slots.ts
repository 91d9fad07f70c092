import { didYouMean } from './did-you-mean.ts';
import type { Seen } from './outline.ts';
import type { AuthoringRule, FindingDraft } from './rule.ts';

/** A running carousel assigns these slot names to its slides. */
const OF_A_CAROUSEL = /^slide-\d+$/;

/** Slots that a block does not have, and slots on elements that are not direct children of it. */
export const slots: AuthoringRule = function* ({ all }, definitions) {
  for (const seen of all) {
    const slot = seen.attributes.get('slot')?.trim();
    if (!slot || !seen.owner || OF_A_CAROUSEL.test(slot)) continue;
    const block = seen.parent === seen.owner ? seen.owner : undefined;
    const definition = definitions.get(seen.owner.name);
    if (!definition) continue;
    if (block && !definition.slots.has(slot)) yield noSuchSlot(seen, block.name, slot, definition.slots);
    // A deeper slot may belong to another element; a name of our block shows that it is meant for the block.
    const isDeep = !block && seen.tree === seen.owner.tree && !seen.parent?.name.includes('-');
    if (isDeep && definition.slots.has(slot)) {
      yield {
        severity: 'error',
        rule: 'slot-too-deep',
        seen,
        about: seen.owner.name,
        message: `slot="${slot}" works only on a direct child of <${seen.owner.name}>.`,
        advice: `Move the attribute to the element that is directly in <${seen.owner.name}>.`,
      };
    }
  }
};

function noSuchSlot(seen: Seen, tag: string, slot: string, names: ReadonlySet<string>): FindingDraft {
  const named = [...names].filter(Boolean);
  const suggestion = didYouMean(slot, named);
  const others = named.length > 0 ? `It has ${named.map((name) => `“${name}”`).join(', ')}.` : 'It has none.';
  return {
    severity: 'error',
    rule: 'unknown-slot',
    seen,
    about: tag,
    message: `<${tag}> has no slot “${slot}”: this is not shown.`,
    advice: suggestion ? `Did you mean “${suggestion}”?` : `Remove the slot attribute. ${others}`,
  };
}
