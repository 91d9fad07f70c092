import { below, isHidden, type Seen, textsBelow } from './outline.ts';
import { attributeText, forEachBlock } from './rule.ts';

const levelOf = (seen: Seen) => Number(/^h([1-6])$/.exec(seen.name)?.[1] ?? 0);

/** Headings in a block's content that skip a level, or are empty. */
export const headings = forEachBlock(function* (block) {
  let before = 0;
  for (const seen of below(block)) {
    const level = levelOf(seen);
    const isHeading = level > 0 || attributeText(seen, 'role') === 'heading';
    if (!isHeading || seen.owner !== block || isHidden(seen)) continue;
    if (!textsBelow(seen)) {
      yield {
        severity: 'warning',
        rule: 'empty-heading',
        seen,
        about: block.name,
        message: `A heading <${seen.name}> is empty.`,
        advice: 'Write its text, or remove it.',
      };
    }
    // What is a heading by its role alone has its level elsewhere.
    if (level === 0) continue;
    if (before > 0 && level > before + 1) {
      yield {
        severity: 'warning',
        rule: 'heading-jump',
        seen,
        about: block.name,
        message: `A heading <h${level}> follows <h${before}>: a level between them is missing.`,
        advice: `Make it <h${before + 1}>. Set its size with a class.`,
      };
    }
    before = level;
  }
});
