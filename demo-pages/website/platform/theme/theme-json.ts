import * as z from 'zod';
import { contrast, hexOf, oklchOf, READABLE_CONTRAST, ratioText, readableBeside } from './colours.ts';
import { deepOf, HOUSE } from './palette.ts';

const COLOUR =
  'write a colour, such as { "colorSpace": "srgb", "components": [0.043, 0.361, 0.627], "hex": "#0b5ca0" }';
const HEX = /^#[0-9a-f]{6}$/i;
/** Greatest components of each space: all begin at 0. */
const GREATEST = { srgb: [1, 1, 1], oklch: [1, 0.5, 360] } as const;
/** A component has at most three decimals where a tool rounds it. */
const ROUNDED = 0.006;

const group = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
  z
    .strictObject(
      { $type: z.literal(type, { error: `write "${type}"` }).optional(), $description: text().optional(), ...shape },
      { error: ({ code }) => (code === 'invalid_type' ? 'write an object in braces' : undefined) },
    )
    .superRefine((tokens, { addIssue }) => {
      const all: Record<string, unknown> = tokens;
      if (all['$type'] !== undefined) return;
      for (const [name, token] of Object.entries(all))
        if (typeof token === 'object' && token !== null && !('$type' in token))
          addIssue({ code: 'custom', path: [name], message: `write "$type": "${type}" here, or once in the group` });
    });

const text = () => z.string({ error: 'write a text in straight quotes' }).max(400, 'write at most 400 characters');

/** A token: its value, and what tools keep beside it. */
const token = <Value extends z.ZodType>(type: string, value: Value) =>
  z.strictObject(
    {
      $value: value,
      $type: z.literal(type, { error: `write "${type}"` }).optional(),
      $description: text().optional(),
      $extensions: z.record(z.string(), z.unknown()).optional(),
    },
    { error: ({ code }) => (code === 'invalid_type' ? 'write { "$value": … }' : undefined) },
  );

const colourValue = z
  .union(
    [
      z.string(),
      z.strictObject({
        colorSpace: z.enum(['srgb', 'oklch']),
        components: z.array(z.number()).length(3),
        alpha: z.number().optional(),
        hex: z.string().optional(),
      }),
    ],
    { error: COLOUR },
  )
  .superRefine((value, { addIssue }) => {
    const message = wrongColour(value);
    if (message) addIssue({ code: 'custom', message });
  });

type ColourValue = string | { colorSpace: 'srgb' | 'oklch'; components: number[]; alpha?: number; hex?: string };

function wrongColour(value: ColourValue): string | undefined {
  if (typeof value === 'string') {
    if (value.startsWith('{')) return 'write the colour itself: references to other tokens are not followed';
    return HEX.test(value) ? undefined : 'write a colour as # and six figures, such as #0b5ca0';
  }
  const { colorSpace, components, alpha = 1, hex } = value;
  if (alpha !== 1) return 'leave alpha out: a colour of the theme is opaque';
  const greatest = GREATEST[colorSpace];
  if (components.some((component, at) => !(component >= 0 && component <= (greatest[at] ?? 0))))
    return `write components of ${colorSpace} from 0 to ${greatest.join(', ')}`;
  if (hex === undefined || colorSpace !== 'srgb') return undefined;
  if (!HEX.test(hex)) return 'write hex as # and six figures, such as #0b5ca0';
  const isSame = components.every((component, at) => Math.abs(component - byteAt(hex, at) / 255) < ROUNDED);
  return isSame ? undefined : `components and hex are two colours: components are ${hexOfColour(value)}, hex is ${hex}`;
}

const byteAt = (hex: string, at: number) => Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);

/** A colour of the format as `#rrggbb`. */
export function hexOfColour(value: ColourValue): string {
  if (typeof value === 'string') return value.toLowerCase();
  const [first = 0, second = 0, third = 0] = value.components;
  if (value.colorSpace === 'oklch') return hexOf({ l: first, c: second, h: (third * Math.PI) / 180 });
  const byte = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(first)}${byte(second)}${byte(third)}`;
}

/** A length that a rounding may have. */
const dimension = z.strictObject(
  {
    value: z
      .number({ error: 'write a number' })
      .min(0, 'write a number that is not below 0')
      .max(100, 'write at most 100'),
    unit: z.enum(['px', 'rem'], { error: 'write "px" or "rem"' }),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'write { "value": 8, "unit": "px" }' : undefined) },
);

const FONT = 'write the name of a font, or a list of names, such as ["Georgia", "serif"]';
const fontName = z.string({ error: FONT }).regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,59}$/u, FONT);
const fontFamily = z.union([fontName, z.array(fontName).min(1).max(8)], { error: FONT });

const colour = (description: string) => token('color', colourValue).meta({ description });

const COLOURS = group('color', {
  brand: colour('Links, buttons and headings; all tints are made from it. Text on white: at least 4.5 to 1.'),
  accent: colour('The one action that matters most, such as Donate, with dark text: at least 4.5 to 1.').optional(),
  deep: colour('Dark ground with white text, such as the footer: at least 4.5 to 1. Made from the brand.').optional(),
  urgent: colour('Ground of the emergency banner, with white text: at least 4.5 to 1.').optional(),
}).superRefine(({ brand, accent, deep, urgent }, { addIssue }) => {
  const valid = (value?: { $value: ColourValue }) =>
    value && !wrongColour(value.$value) ? hexOfColour(value.$value) : undefined;
  const check = (name: string, own: string | undefined, other: string, where: string) => {
    if (!own || contrast(own, other) >= READABLE_CONTRAST) return;
    const is = ratioText(contrast(own, other));
    const nearest = readableBeside(own, other);
    const message = `${own} ${where} has ${is}, and text needs 4.5 to 1: the nearest that passes is ${nearest}`;
    addIssue({ code: 'custom', path: [name, '$value'], message });
  };
  const dark = valid(deep) ?? deepOf(oklchOf(valid(brand) ?? HOUSE.brand));
  check('brand', valid(brand), '#ffffff', 'on white');
  check('deep', valid(deep), '#ffffff', 'below white text');
  check('urgent', valid(urgent), '#ffffff', 'below white text');
  check('accent', valid(accent), dark, `below dark text (${dark})`);
});

/**
 * `theme.json`: the look of a charity (O4.02), in the form of the Design Tokens Community Group (2025.10). A colour may
 * also be its hexadecimal alone, as in older exports.
 */
export const themeSchema = z.strictObject(
  {
    $schema: z.string().optional(),
    $description: text().optional(),
    color: COLOURS.optional().meta({
      description: 'One colour is enough: `brand`. Its shades for light and dark pages are made from it.',
    }),
    font: group('fontFamily', {
      body: token('fontFamily', fontFamily).optional().meta({ description: 'Font of all texts.' }),
      heading: token('fontFamily', fontFamily).optional().meta({ description: 'Font of headings and large figures.' }),
    }).optional(),
    radius: group('dimension', {
      control: token('dimension', dimension).optional().meta({ description: 'Rounding of fields, boxes and cards.' }),
      button: token('dimension', dimension).optional().meta({ description: 'Rounding of buttons.' }),
    }).optional(),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'write an object in braces' : undefined) },
);

export type ThemeFacts = z.output<typeof themeSchema>;
