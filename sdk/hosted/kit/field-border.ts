type Channels = readonly [red: number, green: number, blue: number];

const WHITE: Channels = [255, 255, 255];
/** WCAG 2.2, 1.4.11: the contrast of a field's border. */
const ENOUGH = 3;

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isDistinct = (dark: Channels, light: Channels) => luminance(light) + 0.05 >= ENOUGH * (luminance(dark) + 0.05);

/**
 * The border of a white field that stands on `ground`: the merchant's colour, darker where that is needed for a
 * contrast of 3. The colour around the field counts too, unless it is so dark that the field itself stands out.
 */
export function fieldBorder(colour: Channels, ground: Channels): Channels {
  const around = isDistinct(ground, WHITE) ? WHITE : ground;
  for (let share = 100; share > 0; share -= 1) {
    const border = colour.map((channel) => Math.round((channel * share) / 100)) as [number, number, number];
    if (isDistinct(border, WHITE) && isDistinct(border, around)) return border;
  }
  return [0, 0, 0];
}

/** Red, green and blue of any CSS colour on white; undefined for a text that is none. */
function readColour(text: string): Channels | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context || !CSS.supports('color', text)) return undefined;
  for (const paint of ['#fff', text]) {
    context.fillStyle = paint;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/**
 * The border of the fields of a form with these styles (`border_color`, `background_color`) as CSS; undefined without a
 * colour from the merchant, where the sheet's own is right.
 */
export function fieldBorderOf(styles: ReadonlyMap<string, string>): string | undefined {
  const colour = readColour(styles.get('border_color') ?? '');
  if (!colour) return undefined;
  return `rgb(${fieldBorder(colour, readColour(styles.get('background_color') ?? '') ?? WHITE).join(' ')})`;
}
