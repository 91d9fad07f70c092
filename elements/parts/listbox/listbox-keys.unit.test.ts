import { describe, expect, it } from 'vitest';
import { findByTyping, listboxMove } from './listbox-keys.ts';

const closed = { open: false, active: 0, chosen: 3, count: 12 };
const opened = { ...closed, open: true, active: 5 };
const at = (active: number) => ({ ...opened, active });

describe('the keys of a listbox', () => {
  it('opens at the chosen row, and at either end with Home and End', () => {
    for (const key of ['Enter', ' ', 'ArrowDown', 'ArrowUp'])
      expect(listboxMove(closed, { key })).toEqual({ kind: 'open', active: 3 });
    expect(listboxMove(closed, { key: 'Home' })).toEqual({ kind: 'open', active: 0 });
    expect(listboxMove(closed, { key: 'End' })).toEqual({ kind: 'open', active: 11 });
  });

  it('leaves other keys of a closed list to the page', () => {
    for (const key of ['Tab', 'Escape', 'PageDown', 'a', 'F5']) expect(listboxMove(closed, { key })).toBe(undefined);
  });

  it('moves by one and by ten, and stops at both ends [W2.61]', () => {
    expect(listboxMove(opened, { key: 'ArrowDown' })).toEqual({ kind: 'move', active: 6 });
    expect(listboxMove(opened, { key: 'ArrowUp' })).toEqual({ kind: 'move', active: 4 });
    expect(listboxMove(at(11), { key: 'ArrowDown' })).toEqual({ kind: 'move', active: 11 });
    expect(listboxMove(at(0), { key: 'ArrowUp' })).toEqual({ kind: 'move', active: 0 });
    expect(listboxMove(at(1), { key: 'PageDown' })).toEqual({ kind: 'move', active: 11 });
    expect(listboxMove(at(2), { key: 'PageDown' })).toEqual({ kind: 'move', active: 11 });
    expect(listboxMove(at(10), { key: 'PageUp' })).toEqual({ kind: 'move', active: 0 });
    expect(listboxMove(at(9), { key: 'PageUp' })).toEqual({ kind: 'move', active: 0 });
  });

  it('takes a row with Enter, Space and Alt+Up alone [W2.61]', () => {
    expect(listboxMove(opened, { key: 'Enter' })).toEqual({ kind: 'take', active: 5 });
    expect(listboxMove(opened, { key: ' ' })).toEqual({ kind: 'take', active: 5 });
    expect(listboxMove(opened, { key: 'ArrowUp', altKey: true })).toEqual({ kind: 'take', active: 5 });
    expect(listboxMove(opened, { key: 'Escape' })).toEqual({ kind: 'close' });
    expect(listboxMove(opened, { key: 'Tab' })).toEqual({ kind: 'close' });
  });
});

describe('typing in a listbox', () => {
  const labels = ['All topics', 'Shelter', 'Water', 'Winter', 'World', 'Éducation'];
  it('walks the rows of a letter and starts over', () => {
    expect(findByTyping(labels, 'w', 0)).toBe(2);
    expect(findByTyping(labels, 'w', 2)).toBe(3);
    expect(findByTyping(labels, 'ww', 3)).toBe(4);
    expect(findByTyping(labels, 'w', 4)).toBe(2);
  });
  it('grows more exact with more letters, whatever their case', () => {
    expect(findByTyping(labels, 'WI', 2)).toBe(3);
    expect(findByTyping(labels, 'wi', 3)).toBe(3);
    expect(findByTyping(labels, 'é', 0)).toBe(5);
  });
  it('stays where it is when nothing fits', () => {
    expect(findByTyping(labels, 'x', 2)).toBe(undefined);
    expect(findByTyping([], 'x', 0)).toBe(undefined);
  });
});
