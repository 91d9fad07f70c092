import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { ENGINES } from '../../../server/operations/jobs/testing/open-engines.ts';
import { emailKey, emailKeyOf } from './email-key.ts';
import { LOOK_ALIKES } from './testing/look-alikes.ts';

describe('the key of an address', () => {
  it('is the same for one mailbox, however it is typed', () => {
    expect(emailKey(' Kate.Josi@Example.ORG\n')).toBe('kate.josi@example.org');
    expect(emailKey('jose\u0301@example.org')).toBe(emailKey('josé@example.org'));
  });

  it.each(LOOK_ALIKES)('of %s is not that of kate.josi@example.org [D4.01]', (address) => {
    expect(emailKey(address)).not.toBe('kate.josi@example.org');
  });

  it('has no ASCII character that was not typed, for any character', () => {
    const ascii = (text: string) => text.replaceAll(/[^\0-\x7f]/g, '').length;
    for (let code = 0x80; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const char = String.fromCodePoint(code);
      if (ascii(emailKey(`a${char}b`)) > 2) expect.fail(`U+${code.toString(16)} became ASCII`);
    }
  });

  it.each(ENGINES)('is made in SQL as in JavaScript, of every character of the basic plane: %s', async (_, open) => {
    const engine = await open();
    try {
      const texts = ['  KATE@example.ORG ', ...LOOK_ALIKES];
      for (let code = 1; code <= 0xffff; code += 1)
        if (code < 0xd800 || code > 0xdfff) texts.push(`A${String.fromCodePoint(code)}z`);
      const typed = sql`typed`;
      const rows = await rowsOf<{ typed: string; key: string }>(
        engine.databases[0]!,
        sql`select typed, ${emailKeyOf(typed)} as key from unnest(${sql.param(texts)}::text[]) as typed`,
      );
      expect(rows).toHaveLength(texts.length);
      expect(rows.filter(({ typed, key }) => emailKey(typed) !== key)).toEqual([]);
    } finally {
      await engine.close();
    }
  });
});
