import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { AFTERPAY_BACKGROUND } from '#checkout/steps/afterpay/afterpay-constants.ts';
import { ZIP_BACKGROUND } from '#checkout/steps/zip/zip-step.tsx';
import { contrast } from '#testing/contrast.ts';
import {
  cssLength,
  PROVIDER_BUTTON_HEIGHT,
  PROVIDER_BUTTON_RADIUS,
  PROVIDER_BUTTON_WIDTH,
  readButtonLook,
} from './button-look.ts';

const DEFAULT = { height: '50px', width: '320px', borderRadius: '10px', background: AFTERPAY_BACKGROUND };
/** The WCAG contrast ratio of a colour with white. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return contrast([red, green, blue], [255, 255, 255]);
}
const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);
const look = (base: Record<string, unknown>) => readButtonLook(base, AFTERPAY_BACKGROUND, isHex);

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('a provider button', () => {
  it('is 50 by 320 px with a radius of 10 px by default', () => {
    for (const [background, rows] of [
      [AFTERPAY_BACKGROUND, ['C2.53', 'C2.54', 'C2.55', 'C2.56']],
      [ZIP_BACKGROUND, ['C2.64', 'C2.65', 'C2.66', 'C2.67']],
    ] as const) {
      const usual = readButtonLook({}, background, isHex);
      expect(usual.height, `[${rows[0]}] its height`).toBe('50px');
      expect(usual.width, `[${rows[1]}] its width`).toBe('320px');
      expect(usual.borderRadius, `[${rows[2]}] its radius`).toBe('10px');
      expect(usual.background, `[${rows[3]}] its ground`).toBe(background);
    }
    expect(contrastWithWhite(ZIP_BACKGROUND), '[C2.67] dark').toBeGreaterThanOrEqual(7);
    expect(look({ height: null, width: undefined })).toEqual(DEFAULT);
    expect(warn).not.toHaveBeenCalled();
  });

  it('has these constants [C9.08, C9.09, C2.57]', () => {
    expect([PROVIDER_BUTTON_HEIGHT, PROVIDER_BUTTON_WIDTH, PROVIDER_BUTTON_RADIUS]).toEqual([50, 320, 10]);
    expect([AFTERPAY_BACKGROUND, ZIP_BACKGROUND]).toEqual(['#B2FCE4', '#1A0726']);
  });

  it.each([
    ['height', '60px', 'height'],
    ['width', '280px', 'width'],
    ['borderRadius', '4px', 'borderRadius'],
    ['background_color', '#ffffff', 'background'],
  ])('takes %s and keeps the other three [C2.60, C2.68]', (field, value, property) => {
    expect(look({ [field]: value })).toEqual({ ...DEFAULT, [property]: value });
    expect(warn).not.toHaveBeenCalled();
  });

  it('reads numbers as px and refuses what is no length, with a warning each [C2.61]', () => {
    for (const given of [60, '60', '60px', ' 60px ']) expect(look({ height: given }).height).toBe('60px');
    expect(look({ width: '100%' }).width).toBe('100%');
    expect(look({ borderRadius: 0 }).borderRadius).toBe('0px');
    expect(warn).not.toHaveBeenCalled();
    const bad = ['red', '', '-1px', -1, Number.NaN, Infinity, '1px;color:red', 'calc(1px)', {}, [], true, '60 px'];
    for (const given of bad) expect(look({ height: given }).height).toBe('50px');
    expect(warn).toHaveBeenCalledTimes(bad.length);
  });

  it('refuses what is no colour [C2.60]', () => {
    for (const given of ['red;', 'url(x)', 7, {}])
      expect(look({ background_color: given }).background).toBe(AFTERPAY_BACKGROUND);
    expect(warn).toHaveBeenCalledTimes(4);
  });

  it('reads a length at its limits', () => {
    expect(cssLength('99999px')).toBe('99999px');
    expect(cssLength('100000px')).toBeUndefined();
    expect(cssLength('1.2345em')).toBe('1.2345em');
    expect(cssLength('1.23456em')).toBeUndefined();
  });
});
