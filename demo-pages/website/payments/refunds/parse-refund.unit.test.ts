import { expect, it } from 'vitest';
import { MAX_REASON, parseRefund } from './parse-refund.ts';

const FORM = { amount: '12.50', reason: 'Bought twice' };
const problemsOf = (fields: Record<string, string>) =>
  parseRefund({ ...FORM, ...fields }).problems.map(
    ({ field, message }) => `${field}: ${message.split(' ', 3).join(' ')}`,
  );

it('keeps what was typed, and reads it', () => {
  const fields = { ...FORM, 'units.solar-lamp': '2', 'units.story-box': '', other: '9' };
  expect(parseRefund(fields)).toEqual({
    ...FORM,
    amountMinor: 1250,
    unitTexts: new Map([
      ['solar-lamp', '2'],
      ['story-box', ''],
    ]),
    units: [
      { itemId: 'solar-lamp', quantity: 2 },
      { itemId: 'story-box', quantity: 0 },
    ],
    problems: [],
  });
});

it.each([
  ['0.01', 1],
  ['5', 500],
  ['$1,234.5', 123_450],
  [' $ 1 234.56 ', 123_456],
  ['9999999.99', 999_999_999],
  // A comma before two digits never vanishes: these are no 1,250 and no 1,525 dollars.
  ['12,50', 1_250],
  ['15,25 $', 1_525],
  ['1.200,50', 120_050],
  ['٧٥', 7_500],
])('reads the amount %j', (amount, amountMinor) => {
  expect(parseRefund({ ...FORM, amount })).toMatchObject({ amountMinor, problems: [] });
});

it.each(['', '0', '0.00', '-5', '5-', 'NZ$5', '5 AUD', '1.234', '5.', '.5', '12,3456', '1,20,0', '$$5', '1e3'])(
  'takes no amount from %j',
  (amount) => expect(problemsOf({ amount })).toEqual(['amount: Enter the amount']),
);

it.each([
  ['', 'reason: Enter the reason'],
  ['x'.repeat(MAX_REASON), undefined],
  ['x'.repeat(MAX_REASON + 1), 'reason: Enter at most'],
  ['Card 4242 4242 4242 4242', 'reason: Remove the card'],
])('says what is wrong with the reason %j', (reason, problem) => {
  expect(problemsOf({ reason })).toEqual(problem ? [problem] : []);
});

it.each(['two', '-1', '1.5', '1000', '1 2', 'x1', '1x'])('takes no units from %j', (units) => {
  expect(problemsOf({ 'units.a': units, 'units.b': '999' })).toEqual(['units: Enter the units']);
});

it('reads units in digits of any script', () =>
  expect(parseRefund({ ...FORM, 'units.a': '٢' }).units).toEqual([{ itemId: 'a', quantity: 2 }]));
