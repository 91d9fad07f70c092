import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { codeStep, newAuthenticatorSecret } from './authenticator-codes.ts';

it('reads a code in digits of any script, and no other text [D6.03]', () => {
  const secret = newAuthenticatorSecret();
  const now = Date.UTC(2026, 10, 27, 12);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
  const step = now / 30_000;
  expect(codeStep(secret, code, now)).toBe(step);
  for (const zero of ['٠', '۰', '０'])
    expect(
      codeStep(
        secret,
        code.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit))),
        now,
      ),
    ).toBe(step);
  for (const wrong of [`${code}0`, code.slice(1), `²${code.slice(1)}`, ''])
    expect(codeStep(secret, wrong, now)).toBeUndefined();
});
