import { describe, expect, it } from 'vitest';
import { joinKeywords, spaceKeywords } from './keywords.ts';

describe('keywords', () => {
  it('are joined with a hyphen [W9.21]', () => {
    expect(joinKeywords('refugee camp aid')).toBe('refugee-camp-aid');
    expect(joinKeywords('aid')).toBe('aid');
  });
  it('are parted by spaces and commas, without empty ones [W9.22]', () => {
    expect(joinKeywords('  refugee,  camp ')).toBe('refugee-camp');
    expect(joinKeywords('a,b,,c\td\u00a0e')).toBe('a-b-c-d-e');
    expect(joinKeywords(' , ')).toBe('');
    expect(joinKeywords('')).toBe('');
  });
  it('come back as they are typed, and join to the same again', () => {
    expect(spaceKeywords('refugee-camp')).toBe('refugee camp');
    expect(spaceKeywords('')).toBe('');
    expect(spaceKeywords('-self--help-')).toBe('self help');
    expect(joinKeywords(spaceKeywords('self-help-group'))).toBe('self-help-group');
  });
});
