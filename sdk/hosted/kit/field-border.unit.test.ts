import { expect, it } from 'vitest';
import { contrast } from '#testing/contrast.ts';
import { fieldBorder } from './field-border.ts';

const WHITE = [255, 255, 255] as const;

it('keeps a colour that has a contrast of 3, and darkens any other until it has', () => {
  expect(fieldBorder([124, 136, 158], WHITE), 'the sheet’s own').toEqual([124, 136, 158]);
  expect(contrast([189, 189, 189], WHITE), 'the default theme’s').toBeLessThan(3);
  const border = fieldBorder([189, 189, 189], [239, 242, 247]);
  expect(border, 'a grey stays a grey').toEqual([138, 138, 138]);
});

it('has a contrast of 3 with the white field and with what is around it, for any two colours of a merchant', () => {
  for (let colour = 0; colour < 0xffffff; colour += 40_961) {
    const given = [colour >> 16, (colour >> 8) & 255, colour & 255] as const;
    for (const around of [WHITE, [239, 242, 247], [255, 214, 10], [160, 160, 160], [16, 27, 43], given] as const) {
      const border = fieldBorder(given, around);
      expect(contrast(border, WHITE), `${given} on white`).toBeGreaterThanOrEqual(3);
      const stands = Math.max(contrast(border, around), contrast(WHITE, around));
      expect(stands, `${given} on ${around}`).toBeGreaterThanOrEqual(3);
    }
  }
});
