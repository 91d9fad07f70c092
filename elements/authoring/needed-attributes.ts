import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { attributeText, forEachBlock } from './rule.ts';

/** Attributes without which a block does not work, or not for everybody. */
export const neededAttributes = forEachBlock(function* (block, { needs, proseOf }) {
  for (const [attribute, { severity, without, when }] of needs) {
    if (attributeText(block, attribute) || (when && !attributeText(block, kebabCase(when)))) continue;
    yield {
      severity,
      rule: attribute === 'captions' ? 'missing-captions' : 'needed-attribute',
      seen: block,
      message: `<${block.name}> has no “${attribute}”: ${without}.`,
      advice: `Add “${attribute}”. ${proseOf(attribute)}`,
    };
  }
});
