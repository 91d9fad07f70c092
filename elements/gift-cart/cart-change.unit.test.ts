import { describe, expect, it } from 'vitest';
import { applyChange, cartTotal, countOf, enqueue, inOrder, type PendingChange } from './cart-change.ts';

const line = (itemId: string, quantity: number, price = 45) => ({
  itemId,
  name: itemId,
  category: 'Warmth',
  variant: 'One',
  price,
  quantity,
  image: '',
  href: '',
});
const set = (itemId: string, quantity: number): PendingChange => ({ kind: 'set', itemId, quantity });
const remove = (itemId: string): PendingChange => ({ kind: 'remove', itemId });
const quantities = (lines: readonly { itemId: string; quantity: number }[]) =>
  lines.map(({ itemId, quantity }) => `${itemId} ${quantity}`);

describe('applyChange', () => {
  it('sets one line and leaves the others', () => {
    expect(quantities(applyChange([line('a', 1), line('b', 2)], set('a', 3)))).toEqual(['a 3', 'b 2']);
  });

  it('sets no line that is not there', () => {
    expect(quantities(applyChange([line('b', 2)], set('a', 3)))).toEqual(['b 2']);
  });

  it('removes one line', () => {
    expect(quantities(applyChange([line('a', 1), line('b', 2)], remove('a')))).toEqual(['b 2']);
  });

  it('puts a line back, added to one that is there, up to 9', () => {
    const restore = (quantity: number): PendingChange => ({ kind: 'restore', itemId: 'a', line: line('a', quantity) });
    expect(quantities(applyChange([line('b', 2)], restore(4)))).toEqual(['b 2', 'a 4']);
    expect(quantities(applyChange([line('a', 5)], restore(4)))).toEqual(['a 9']);
    expect(quantities(applyChange([line('a', 6)], restore(4)))).toEqual(['a 9']);
  });
});

describe('enqueue', () => {
  it('replaces a quantity that waits, never the one being sent', () => {
    expect(enqueue([set('a', 2)], set('a', 3))).toEqual([set('a', 2), set('a', 3)]);
    expect(enqueue([set('a', 2), set('a', 3)], set('a', 4))).toEqual([set('a', 2), set('a', 4)]);
  });

  it('keeps the order of changes to one item around a removal', () => {
    const queue = [set('a', 2), set('a', 3), remove('a')];
    expect(enqueue(queue, set('a', 4))).toEqual([...queue, set('a', 4)]);
    expect(enqueue(queue, remove('a'))).toEqual([...queue, remove('a')]);
  });

  it('replaces past waiting changes to other items', () => {
    expect(enqueue([set('b', 1), set('a', 3), set('b', 2)], set('a', 4))).toEqual([
      set('b', 1),
      set('a', 4),
      set('b', 2),
    ]);
  });
});

describe('inOrder, totalOf, countOf', () => {
  it('keeps items where they were first seen', () => {
    expect(quantities(inOrder([line('c', 1), line('a', 1)], ['a', 'b', 'c']))).toEqual(['a 1', 'c 1']);
  });

  it('adds in cents, so that no fraction is lost', () => {
    expect(cartTotal([line('a', 3, 0.1), line('b', 9, 12.5), line('c', 1, 19.99)])).toBe(30 + 11_250 + 1999);
    expect(cartTotal([])).toBe(0);
  });

  it('counts gifts, not lines', () => {
    expect(countOf([line('a', 3), line('b', 9)])).toBe(12);
  });
});
