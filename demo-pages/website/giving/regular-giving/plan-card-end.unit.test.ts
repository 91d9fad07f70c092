import { describe, expect, it } from 'vitest';
import { cardEndsOn, cardEndToAnnounce } from './plan-card-end.ts';

const card = { source: 'src_1', expiryMonth: 4, expiryYear: 2027 };

describe('a card that ends', () => {
  it('is valid to the last day of its month', () => {
    expect(cardEndsOn(2, 2028)).toBe('2028-02-29');
    expect(cardEndsOn(12, 2027)).toBe('2027-12-31');
  });

  it('is announced within its last 30 days', () => {
    const on = (today: string) => cardEndToAnnounce(card, today)?.endsOn;
    expect(on('2027-03-30'), '[D3.06] 31 days before').toBeUndefined();
    expect(on('2027-03-31'), '[D3.06] 30 days before').toBe('2027-04-30');
    expect(on('2027-04-30'), '[D3.06] on the last day').toBe('2027-04-30');
    expect(on('2027-05-01'), '[D3.06] over').toBeUndefined();
  });

  it('is announced once, and the card that replaces it in its turn', () => {
    const announced = cardEndToAnnounce(card, '2027-04-01');
    expect(announced).toEqual({ source: 'src_1', endsIn: '2027-04', endsOn: '2027-04-30' });
    expect(cardEndToAnnounce(card, '2027-04-02', announced), '[D3.06] once a card').toBeUndefined();
    expect(
      cardEndToAnnounce({ ...card, source: 'src_2' }, '2027-04-02', announced),
      '[D3.06] another card',
    ).toBeDefined();
    const renewed = { ...card, expiryYear: 2030 };
    expect(cardEndToAnnounce(renewed, '2027-04-02', announced), '[D3.06] renewed at the provider').toBeUndefined();
    expect(cardEndToAnnounce(renewed, '2030-04-02', announced)?.endsIn, '[D3.06] years later').toBe('2030-04');
  });
});
