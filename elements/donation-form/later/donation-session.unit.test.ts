import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DonationSession, noteMonthlyOffer, wasMonthlyOffered } from './donation-session.ts';

const receipt = { transactionId: 'T', receiptNumber: 'R', amount: 75, currency: 'AUD', frequency: 'one-off' } as const;
let count: number;
const newKey = () => {
  count += 1;
  return `key-${count}`;
};
let stored: Map<string, string>;

beforeEach(() => {
  count = 0;
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the key of a gift', () => {
  it('is the same for every try, also after a reload and in a duplicated tab', () => {
    const session = new DonationSession();
    expect(session.keyFor('75', newKey)).toBe('key-1');
    session.posted();
    session.refused();
    expect(session.keyFor('75', newKey), '[D1.12] another try').toBe('key-1');
    expect(new DonationSession().keyFor('75', newKey), '[D1.12] another page').toBe('key-1');
  });

  it('is another one for another gift, unless the outcome of the last one is unknown', () => {
    const session = new DonationSession();
    session.keyFor('75', newKey);
    expect(session.keyFor('145', newKey)).toBe('key-2');
    session.posted();
    expect(session.keyFor('75', newKey), '[D1.12] the outcome is not known').toBe('key-2');
    expect(session.record?.state).toBe('posted');
  });

  it('stays while a post may still be on its way, also for another gift and on another page', () => {
    const session = new DonationSession();
    session.keyFor('75', newKey);
    session.posted();
    session.unreceived();
    expect(session.keyFor('145', newKey), '[D1.12] not received yet').toBe('key-1');
    const next = new DonationSession();
    expect(next.isUnanswered).toBe(true);
    expect(next.keyFor('145', newKey)).toBe('key-1');
    next.refused();
    expect(next.keyFor('145', newKey), '[D1.12] refused for certain').toBe('key-2');
  });

  it('is another one after the gift was paid, which is reported once', () => {
    const session = new DonationSession();
    session.keyFor('75', newKey);
    expect(session.paid(receipt), '[D1.15] first').toBe(true);
    expect(new DonationSession().paid(receipt), '[D1.15] after a reload').toBe(false);
    expect(session.keyFor('75', newKey)).toBe('key-2');
  });

  it('works without storage, and with invalid stored data', () => {
    stored.set('haven-donation', '{bad');
    expect(new DonationSession().record).toBeUndefined();
    vi.stubGlobal('sessionStorage', undefined);
    const session = new DonationSession();
    expect(session.keyFor('75', newKey)).toBe(session.keyFor('75', newKey));
  });
});

it('remembers that monthly giving was offered', () => {
  expect(wasMonthlyOffered()).toBe(false);
  noteMonthlyOffer();
  expect(wasMonthlyOffered(), '[D1.17] once in a session').toBe(true);
});
