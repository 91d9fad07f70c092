import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, NO_HASH } from './passwords.ts';

const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

describe('a hashed password', () => {
  it('is known again, however its letters are composed, and no other is', async () => {
    const hash = await hashPassword('Ma\u0304ori river lamp');
    expect(await isPassword('M\u0101ori river lamp', hash)).toBe(true);
    expect(await isPassword('Maori river lamp', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('has its own salt', async () => {
    expect(await hashPassword('river otter lamp')).not.toBe(await hashPassword('river otter lamp'));
  });

  it('costs the same work when there is none, and is never right', async () => {
    expect(costOf(NO_HASH)).toBe(costOf(await hashPassword('river otter lamp')));
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('river otter lamp', null)).toBe(false);
  });
});
