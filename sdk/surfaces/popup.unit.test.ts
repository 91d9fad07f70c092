import { describe, expect, it } from 'vitest';
import {
  AFTERPAY_POPUP,
  CHECKOUT_POPUP,
  opensTabs,
  POPUP_CHECK,
  popupFeatures,
  TAB_CHECK,
  WALLET_POPUP,
  WALLET_POPUP_CHECK,
} from './popup.ts';

const featuresOf = (...[size, screen]: Parameters<typeof popupFeatures>) =>
  Object.fromEntries(
    popupFeatures(size, screen)
      .split(',')
      .map((pair) => pair.split('=')),
  );

describe('popups and tabs', () => {
  it('have these sizes [S2.35] [S2.36] [S9.01]', () => {
    expect([CHECKOUT_POPUP, AFTERPAY_POPUP, WALLET_POPUP]).toEqual([
      [500, 500],
      [420, 715],
      [450, 750],
    ]);
    const screen = { width: 1500, height: 1000 };
    expect(featuresOf(CHECKOUT_POPUP, screen)).toMatchObject({ width: '500', height: '500' });
    expect(featuresOf(AFTERPAY_POPUP, screen)).toMatchObject({ width: '420', height: '715' });
  });

  it('are looked at this often [S9.02]', () => {
    expect([POPUP_CHECK, TAB_CHECK, WALLET_POPUP_CHECK]).toEqual([200, 500, 300]);
  });

  it('stand in the middle of their screen, never beyond its corner [S2.37]', () => {
    const at = (screen: Parameters<typeof popupFeatures>[1]) => {
      const { left, top } = featuresOf(CHECKOUT_POPUP, screen);
      return [left, top];
    };
    expect(at({ width: 1500, height: 1000 })).toEqual(['500', '250']);
    expect(at({ width: 1500, height: 1000, availLeft: 1920, availTop: 24 })).toEqual(['2420', '274']);
    expect(at({ width: 501, height: 500 })).toEqual(['1', '0']);
    expect(at({ width: 360, height: 300 })).toEqual(['0', '0']);
    expect(featuresOf(CHECKOUT_POPUP, { width: 1500, height: 1000 })).toMatchObject({
      noopener: 'false',
      scrollbars: 'yes',
      resizable: 'yes',
    });
  });

  it('are tabs on phones and tablets only', () => {
    const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';
    const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
    expect([phone, 'Mozilla/5.0 (iPhone; …) Safari/604', desktop].map(opensTabs)).toEqual([true, true, false]);
  });
});
