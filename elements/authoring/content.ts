import { below, type Seen, textsBelow } from './outline.ts';
import { attributeText, forEachBlock } from './rule.ts';

const NOT_A_SLIDE = /^(script|style|link|template|noscript|br)$/;
/** What an editor leaves between slides: the carousel shows none of it. */
const isStray = ({ name, children, text }: Seen) =>
  /^(br|noscript)$/.test(name) ||
  (name === 'p' && text.trim() === '' && children.every((child) => child.name === 'br'));
const isSlide = (child: Seen) => !NOT_A_SLIDE.test(child.name) && !isStray(child);
const LONGEST_SLIDE_TIME_S = 3600;
const isEmpty = (block: Seen) => block.children.length === 0 && block.text.trim() === '';

/** Content that a block needs, and content for people without the block's script. */
export const content = forEachBlock(function* (block, { documentation: { content: kind, slots } }) {
  const { name } = block;
  if (kind === 'slides' && !block.children.some(isSlide)) {
    yield {
      severity: 'error',
      rule: 'no-content',
      seen: block,
      message: `<${name}> has no slides: nothing is shown.`,
      advice: 'Put the slides into it, one element each.',
    };
  } else if (kind === 'message' && !textsBelow(block)) {
    yield {
      severity: 'error',
      rule: 'no-content',
      seen: block,
      message: `<${name}> has no message.`,
      advice: 'Write the message between its tags.',
    };
  } else if (kind === 'navigation' && !block.children.some((child) => child.name === 'nav')) {
    yield {
      severity: 'error',
      rule: 'no-content',
      seen: block,
      message: `<${name}> has no <nav>: there is no navigation.`,
      advice: `Put a <nav> with a list of links directly into it. ${slots?.[''] ?? ''}`,
    };
  } else if (isEmpty(block)) {
    yield {
      severity: 'advice',
      rule: 'no-fallback',
      seen: block,
      message: `<${name}> is empty: nothing is shown until its script has loaded, or without JavaScript.`,
      advice: 'Add content for that time, such as a link or a plain form. The block replaces it.',
    };
  }
  if (kind !== 'slides') return;
  yield* straySlides(block);
  yield* slideTimes(block);
});

function* straySlides(block: Seen) {
  for (const seen of block.children.filter(isStray)) {
    yield {
      severity: 'advice',
      rule: 'stray-slide',
      seen,
      about: block.name,
      message: `This <${seen.name}> is not a slide: it is never shown.`,
      advice:
        'Remove it, or put its content into a slide. A message for people without JavaScript belongs outside ' +
        `<${block.name}>.`,
    } as const;
  }
}

function* slideTimes(block: Seen) {
  for (const slide of block.children) {
    const text = attributeText(slide, 'data-slide-time');
    if (text === undefined || (Number(text) > 0 && Number(text) <= LONGEST_SLIDE_TIME_S)) continue;
    yield {
      severity: 'warning',
      rule: 'slide-time',
      seen: slide,
      about: block.name,
      message: `data-slide-time="${text}" is not a time: the carousel uses its own time instead.`,
      advice: `Use seconds above 0 and up to ${LONGEST_SLIDE_TIME_S}.`,
    } as const;
  }
}

/** Parts of a donation with a `data-mode` that is not one of the modes. */
export const modes = forEachBlock(function* (block, { attributes, documentation }) {
  if (documentation.content !== 'modes') return;
  const { data } = attributes.safeParse({ modes: jsonOf(block.attributes.get('modes')) });
  const offered = data ? (data['modes'] as { value: string }[]).map(({ value }) => value) : undefined;
  for (const part of offered ? below(block) : []) {
    const mode = part.attributes.get('data-mode');
    if (part.owner !== block || mode === undefined || offered?.includes(mode)) continue;
    yield {
      severity: 'error',
      rule: 'unknown-mode',
      seen: part,
      about: block.name,
      message: `data-mode="${mode}" is not one of the modes: this part is never shown.`,
      advice: `Write ${offered?.map((value) => `data-mode="${value}"`).join(' or ')}.`,
    };
  }
});

function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
