const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D;
const known = new Map<string, string>();

/** The hue and the strength of a colour, as any CSS colour is painted. */
function isBlue(colour: string): boolean {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const strength = Math.max(red, green, blue) - Math.min(red, green, blue);
  return alpha > 20 && strength > 8 && blue > red && blue > green;
}

function blueIn(value: string): boolean {
  const response = known.get(value);
  if (response !== undefined) return response === 'blue';
  const colours = value.match(/(?:rgba?|oklch|oklab|color|hsl)\([^()]*\)|#[0-9a-f]{3,8}/gi) ?? [];
  const found = colours.some(isBlue);
  known.set(value, found ? 'blue' : '');
  return found;
}

const COLOURS = [
  'color',
  'background-color',
  'background-image',
  'border-block-start-color',
  'border-inline-start-color',
  'box-shadow',
  'accent-color',
  'caret-color',
];
const CORNERS = ['border-start-start-radius', 'border-end-end-radius'];

/** Where a tag renders: in its open shadow root, or in the light beside the author's children. */
const viewOf = (host: Element): ParentNode =>
  host.shadowRoot ?? host.querySelector(':scope > [slot="haven-view"]') ?? host;

/** Everything that a tag renders, and what the tags render that it places. */
function* renderedBy(root: ParentNode): Generator<Element> {
  for (const child of root.children) {
    yield child;
    yield* renderedBy(child.shadowRoot ?? child);
  }
}

/**
 * What is blue, rounded, or set in another font than Georgia under these tags, one line each. A circle is a shape, not
 * a rounded corner; what is not rendered has no look.
 */
export function* placedStyles(main: ParentNode, tag: string): Generator<string> {
  const seen = new Set<string>();
  for (const host of main.querySelectorAll(tag)) {
    for (const element of renderedBy(viewOf(host))) {
      if (!element.checkVisibility() || element instanceof SVGElement || element instanceof HTMLImageElement) continue;
      const style = getComputedStyle(element);
      const faults = COLOURS.filter((name) => blueIn(style.getPropertyValue(name)));
      const corner = CORNERS.find((name) => Number.parseFloat(style.getPropertyValue(name)) > 0);
      if (corner && !style.getPropertyValue(corner).includes('%')) faults.push(corner);
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      if (hasText && !style.fontFamily.startsWith('Georgia')) faults.push('font-family');
      for (const name of faults) {
        const line = `${element.localName}.${element.classList.value}: ${name} ${style.getPropertyValue(name)}`;
        if (!seen.has(line)) yield line;
        seen.add(line);
      }
    }
  }
}
