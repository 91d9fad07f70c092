import { expect, it } from 'vitest';
import { sheetsIn } from './sheets-in.ts';

/** The bright and the dark colour of the focus ring of every page of Haven. */
const BRIGHT = '#ffd54a';
const DARK = '#14202b';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2's contrast of two luminances. */
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

it('one of the two colours of the focus ring has 3:1 on every background (WCAG 1.4.11)', () => {
  for (let step = 0; step <= 100; step += 1) {
    const best = Math.max(...[BRIGHT, DARK].map((colour) => contrast(luminance(colour), step / 100)));
    expect(best, `a background of luminance ${step} %`).toBeGreaterThanOrEqual(3);
  }
});

it('focus rings of the payments origin are opaque, and a bright one has a dark one around it', () => {
  const faults = sheetsIn('sdk', 'demo-pages/sandbox').flatMap(([file, css]) =>
    [...css.matchAll(/([^{}]*:focus[^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
      const [, ring = ''] = /outline(?:-color)?:([^;]+)/.exec(body) ?? [];
      const isSeeThrough = /transparent|rgba|#\w{8}\b|\/\s*[\d.]+%?\)/.test(ring);
      const isLonely = /#ffbf00|#ffd54a/i.test(ring) && !body.includes(DARK);
      return isSeeThrough || isLonely ? [`${file}: ${selector.trim()}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
