import { above, type Seen } from './outline.ts';
import { type Draft, forEachBlock, type Rule } from './rule.ts';

const FORMS = /^((bequest|customer|petition|subscribe|update-details)-form|gift-(checkout|item)|ecard-signing)$/;
const FILTERS = /^(news|events|blog)-filter$/;
const CAROUSELS = /^((hero|testimonial)-carousel|featured-content)$/;
/** What may stand within a sentence. */
const INLINE =
  /^(animated-counter|countdown-timer|copy-link|video-modal|quantity-stepper|drop-down|date-range-picker)$/;
const WITHOUT_CONTROLS = /^(animated-counter|countdown-timer)$/;
const SINGLE = /^(site-header|gift-cart|gift-checkout|customer-form|ecard-signing)$/;

type Fault = Pick<Draft, 'severity' | 'rule' | 'message' | 'advice'>;
const broken = (message: string, advice: string): Fault => ({
  severity: 'error',
  rule: 'wrong-place',
  message,
  advice,
});

/** Blocks that stand where they cannot work. */
export const places = forEachBlock(function* (block, _definition, _outline) {
  const fault = faultOf(block);
  if (fault) yield { ...fault, seen: block };
});

function faultOf(block: Seen): Fault | undefined {
  const { name, owner } = block;
  const isBelow = (names: RegExp) => above(block, names, true).next().value as Seen | undefined;
  const control = isBelow(/^(a|button|summary)$/);
  if (control && !WITHOUT_CONTROLS.test(name)) {
    return broken(
      `<${name}> stands in <${control.name}>: what can be pressed cannot stand in what can be pressed.`,
      `Put it beside <${control.name}>.`,
    );
  }
  if (FORMS.test(name) && isBelow(/^form$/))
    return broken(
      `<${name}> draws a form and stands in a form: browsers send neither as meant.`,
      'Take it out of the <form>.',
    );
  if (FILTERS.test(name) && !isBelow(/^form$/)) {
    return broken(
      `<${name}> stands in no form: a choice is never sent.`,
      'Put a <form method="get" action="…"> around it; it sends that form at each change.',
    );
  }
  const carousel = CAROUSELS.test(name) && above(block, CAROUSELS).next().value;
  if (carousel)
    return broken(
      `<${name}> stands in <${carousel.name}>: slides that move in slides cannot be followed.`,
      'Put it below.',
    );
  if (name === 'site-header' && owner)
    return broken(`<site-header> stands in <${owner.name}>.`, 'Put it directly into the page, above <main>.');
  if (!INLINE.test(name) && block.parent?.name === 'p') {
    return broken(
      `<${name}> stands in a paragraph: browsers end the paragraph within it and take its content out.`,
      'Take the <p> around it away.',
    );
  }
}

/** What is a field of a form, and may be one of the form that people have until a block's script has come. */
const FIELD = /^(quantity-stepper|drop-down|date-range-picker|address-search)$/;

/** A block in the content of one that shows this content only to people without a script. */
export const fallbackOnly: Rule = function* ({ blocks }, definitions) {
  for (const block of blocks) {
    let child = block;
    for (let at = block.parent; at && at !== block.owner; at = at.parent) child = at;
    const definition = block.owner && definitions.get(block.owner.name);
    if (!definition || block.tree !== block.owner?.tree || child.parent !== block.owner) continue;
    if (FIELD.test(block.name) || definition.slots.has(child.attributes.get('slot') ?? '')) continue;
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
export const singles: Rule = function* ({ blocks }) {
  const first = new Set<string>();
  for (const block of blocks) {
    if (!SINGLE.test(block.name)) continue;
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
