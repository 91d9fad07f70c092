import { titleOf } from './titles.mjs';

const anyCase = (word) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const BANNED = ['script', 'style', 'iframe', 'object', 'embed', 'base', 'meta', 'link'].map(anyCase).join('|');

// A guard against pasted scripts, which the page's policy would block anyway. It is no sanitiser.
const MARKUP = {
  type: 'string',
  contentMediaType: 'text/html',
  pattern: `^(?![\\s\\S]*<(?:${BANNED})[\\s>/])(?![\\s\\S]*<[^>]*\\s${anyCase('on')}[a-zA-Z]+\\s*=)(?![\\s\\S]*${anyCase('javascript')}:)`,
};

const FALLBACK =
  'HTML that people read before the block is rendered, without JavaScript, and when the block cannot be rendered. ' +
  'Give the same information in plain markup.';

const SHAPES = {
  slides: 'One element for each slide.',
  message: 'The message in words.',
  navigation: 'A list of links in a `nav`.',
  modes: 'One part with `data-mode` for each mode.',
};

/** The author's markup in a tag as properties: `content`, and `slots` where a tag has named ones. */
export function contentProperties({ slots = {}, content }) {
  const { '': main, ...named } = slots;
  const words = [main && `HTML: ${main}`, SHAPES[content]].filter(Boolean).join(' ');
  const places = Object.entries(named).map(([name, description]) => [
    name,
    {
      title: titleOf(name),
      description: typeof description === 'string' ? description : description.description,
      ...MARKUP,
    },
  ]);
  return {
    content: { title: 'Content', description: words || FALLBACK, ...MARKUP },
    ...(places.length > 0
      ? {
          slots: {
            title: 'Slots',
            description: 'HTML for other places of the block: each is one element with the attribute `slot`.',
            type: 'object',
            properties: Object.fromEntries(places),
            additionalProperties: false,
          },
        }
      : {}),
  };
}
