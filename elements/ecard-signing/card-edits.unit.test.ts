import { describe, expect, it } from 'vitest';
import {
  type CardEdits,
  cardsWithoutMessage,
  editedCards,
  postedCard,
  previousSender,
  withChange,
} from './card-edits.ts';
import type { SignedCard } from './card-status.ts';

const card = (instanceId: string, change: Partial<SignedCard> = {}): SignedCard => ({
  instanceId,
  itemName: 'Tent',
  image: 'tent.svg',
  cardType: 'email',
  recipientName: '',
  recipientEmailAddress: '',
  message: '',
  senderName: '',
  ...change,
});
const none: CardEdits = new Map();

describe('the edits of cards', () => {
  it('change one card and leave the others as they are [W3.13] [W2.31]', () => {
    const given = [card('a'), card('b')];
    const edits = withChange(withChange(none, 'a', { message: 'Hello' }), 'a', { senderName: 'Mere' });
    expect(editedCards(given, edits)).toEqual([card('a', { message: 'Hello', senderName: 'Mere' }), card('b')]);
    expect(none.size).toBe(0);
  });

  it('take an instance of any name', () => {
    const edits = withChange(none, '__proto__', { message: 'Hello' });
    expect(editedCards([card('__proto__')], edits)[0]?.message).toBe('Hello');
    expect(editedCards([card('a')], edits)[0]?.message).toBe('');
  });

  it('lie over newer cards of the page, so that nothing typed is lost', () => {
    const edits = withChange(none, 'a', { message: 'Typed' });
    expect(editedCards([card('a', { message: 'Saved', senderName: 'Saved' })], edits)[0]).toMatchObject({
      message: 'Typed',
      senderName: 'Saved',
    });
  });
});

describe('postedCard', () => {
  it('carries the instance and the five values, without blanks around them, and nothing else [W3.13]', () => {
    const posted = postedCard(card('a', { recipientName: ' Aroha ', message: '\nHello \n' }));
    expect(posted).toEqual({
      instanceId: 'a',
      cardType: 'email',
      recipientName: 'Aroha',
      recipientEmailAddress: '',
      message: 'Hello',
      senderName: '',
    });
  });
});

describe('knownSender', () => {
  it('is the nearest before, else the nearest after', () => {
    const cards = [card('a', { senderName: 'Ana' }), card('b', { senderName: 'Ben ' }), card('c'), card('d')];
    expect(previousSender(cards, 2)).toBe('Ben');
    expect(previousSender(cards, 0)).toBe('Ben');
    expect(previousSender(cards, 1)).toBe('Ana');
    expect(previousSender([card('a'), card('b', { senderName: ' ' })], 0)).toBe('');
  });
});

describe('cardsWithoutMessage', () => {
  it('are the others that travel and are empty', () => {
    const own = card('a', { message: 'Hello' });
    const empty = card('c');
    const cards = [own, card('b', { message: 'Mine' }), empty, card('d', { cardType: 'not required' })];
    expect(cardsWithoutMessage(cards, 0)).toEqual([empty]);
  });
});
