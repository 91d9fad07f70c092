import { describe, expect, it } from 'vitest';
import { countCharacters, excessCharacters } from '#rules/shop/ecard-message.ts';
import { englishTexts } from '#runtime/texts/use-texts.ts';
import { inEnglish } from '#testing/in-english.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import {
  type CardStatus,
  cardStatus,
  isMessageTooLong,
  neededDetails,
  remainingCharactersText,
  type SignedCard,
  statusCounts,
} from './card-status.ts';

// Written down, so that a change of the product fails.
const MAX_MESSAGE_CHARACTERS = 500;

const complete: SignedCard = {
  instanceId: 'tent-1',
  itemName: 'Tent',
  image: '',
  cardType: 'email',
  recipientName: 'Aroha',
  recipientEmailAddress: 'ab@c.org',
  message: 'For you',
  senderName: 'Mere',
};
const long = 'x'.repeat(MAX_MESSAGE_CHARACTERS + 1);

describe('cardStatus', () => {
  it.each<[string, Partial<SignedCard>, CardStatus]>([
    ['complete', {}, 'Ready'],
    ['without a recipient', { recipientName: ' ' }, 'Missing Details'],
    ['with a wrong address', { recipientEmailAddress: 'a b@c.org' }, 'Missing Details'],
    ['printable and empty', { cardType: 'printable', message: '', senderName: '' }, 'Ready'],
    ['not required and empty', { cardType: 'not required', message: '' }, 'Not required'],
    ['with the longest message', { message: long.slice(1) }, 'Ready'],
    ['with a message one too long', { message: long }, 'Message too long'],
    ['printable, one too long', { cardType: 'printable', message: long }, 'Message too long'],
    ['not required, one too long', { cardType: 'not required', message: long }, 'Not required'],
    ['one too long and without a sender', { message: long, senderName: '' }, 'Missing Details'],
  ])('of a card %s [W4.13] [W4.14] [W4.15]', (_case, change, status) => {
    expect(cardStatus({ ...complete, ...change })).toBe(status);
  });
});

describe('isMessageTooLong', () => {
  it('holds up cards that travel, even while they miss details', () => {
    expect(isMessageTooLong({ ...complete, message: long, senderName: '' })).toBe(true);
    expect(isMessageTooLong({ ...complete, message: long.slice(1) })).toBe(false);
    expect(isMessageTooLong({ ...complete, message: long, cardType: 'not required' })).toBe(false);
  });
});

describe('neededDetails', () => {
  it('names what is missing in the order of the fields', () => {
    expect(neededDetails(complete, englishTexts(ECARD_TEXTS))).toBe('');
    expect(neededDetails({ ...complete, senderName: '' }, englishTexts(ECARD_TEXTS))).toBe('sender name');
    expect(
      neededDetails(
        { ...complete, recipientName: '', recipientEmailAddress: 'abcde', message: '' },
        englishTexts(ECARD_TEXTS),
      ),
    ).toBe('recipient name, a complete recipient email address, message');
  });
});

describe('statusCounts', () => {
  it('counts only what there is', () => {
    const none = { ...complete, cardType: 'not required' as const };
    expect(
      statusCounts(
        [complete, { ...complete, message: '' }, { ...complete, message: long }, none],
        englishTexts(ECARD_TEXTS),
      ),
    ).toBe('1 ready, 1 needing details, 1 with a message too long, 1 not required');
    expect(statusCounts([complete, complete], englishTexts(ECARD_TEXTS))).toBe('2 ready');
  });
});

describe('the message', () => {
  it('is counted as people see it', () => {
    expect(countCharacters('Aroha 🎁')).toBe(7);
    expect(excessCharacters('🎁'.repeat(MAX_MESSAGE_CHARACTERS))).toBe(0);
    expect(excessCharacters(long)).toBe(1);
  });

  it('announces the remaining characters only near the end, in steps', () => {
    const room = (left: number) => inEnglish(remainingCharactersText('x'.repeat(MAX_MESSAGE_CHARACTERS - left)));
    expect(room(51)).toBe('');
    expect(room(50)).toBe('50 characters left at most.');
    expect(room(41)).toBe(room(50));
    expect(room(1)).toBe('10 characters left at most.');
    expect(room(0)).toBe('0 characters left at most.');
    expect(room(-1)).toBe(room(-9));
    expect(room(-1)).toMatch(/too long/);
  });
});
