/** Properties that resets change: not the sizes in use, which follow from these. */
const LOOK = [
  ...[
    'display',
    'position',
    'float',
    'clear',
    'box-sizing',
    'visibility',
    'opacity',
    'overflow-x',
    'overflow-y',
    'order',
  ],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['border-top-width', 'border-top-style', 'border-top-color', 'border-left-width', 'border-left-style'],
  ...['border-top-left-radius', 'border-bottom-right-radius', 'background-color', 'background-image', 'box-shadow'],
  ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align'],
  ...['text-transform', 'text-indent', 'text-decoration-line', 'white-space', 'vertical-align', 'list-style-type'],
  ...['appearance', 'cursor', 'min-width', 'min-height', 'max-width', 'flex-grow', 'column-gap'],
  ...['align-items', 'justify-content', 'fill', 'stroke', 'mask-image', 'content', 'object-fit', 'resize'],
];
/** Properties of text, which a tick box and an icon do not have. */
const OF_TEXT = /^(color|font-.*|line-height|letter-spacing|text-.*|white-space)$/;

/** The computed look of an element or its pseudo-element, as far as it is shown. */
export function lookOf(element: Element, pseudo = '', names: readonly string[] = LOOK): string[] {
  const computed = getComputedStyle(element, pseudo);
  const get = (name: string) => computed.getPropertyValue(name);
  const isShown =
    get('display') !== 'none' &&
    !element.closest('.haven-visually-hidden') &&
    (!/::(before|after)/.test(pseudo) || get('content') !== 'none');
  const hasText = !element.matches('[type="checkbox"], [type="radio"], svg, svg *');
  return names.map((name) => {
    // The style and the colour of a border without a width are of no effect.
    const side = /^border-(top|left)-(style|color)$/.exec(name)?.[1];
    const counts =
      isShown &&
      (hasText || !OF_TEXT.test(name)) &&
      (!side || get(`border-${side}-width`) !== '0px') &&
      (name !== 'vertical-align' || /^inline|^table-cell/.test(get('display')));
    const value = counts || name === 'display' ? get(name) : 'none';
    return `${name}: ${name === 'appearance' && value === 'button' ? 'auto' : value}`;
  });
}

interface Look {
  readonly what: string;
  readonly look: readonly string[];
}

/** The looks of a node and its pseudo-elements. */
export const looksOf = (node: Element, place: string): Look[] =>
  ['', '::before', '::after', ...(node.matches('[placeholder]') ? ['::placeholder'] : [])].map((pseudo) => ({
    what: `${node.localName}.${node.classList.value}${pseudo} in ${place}`,
    look: lookOf(node, pseudo),
  }));

/** What differs between two readings of the same elements, each difference once. */
export function changedLooks(before: readonly Look[], after: readonly Look[]): string[] {
  const changes = after.flatMap(({ what, look }, index) => {
    const was = before[index]?.look ?? [];
    return look.flatMap((value, place) => (value === was[place] ? [] : [`${what} has ${value}, not ${was[place]}`]));
  });
  return [...new Set(changes)];
}
