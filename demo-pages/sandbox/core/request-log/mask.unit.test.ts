import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../simulated/cards/test-cards.ts';
import { prefixedId } from '../merchants/secrets.ts';
import { maskBody, maskPath, maskText, maskValue } from './mask.ts';

describe('a card number', () => {
  const spelled = (number: string) => [
    number,
    number.replace(/(\d{4})(?=\d)/g, '$1 '),
    number.replace(/(\d{4})(?=\d)/g, '$1-'),
    number.replace(/(\d{4})(?=\d)/g, '$1.'),
    `My card is ${number}, thanks`,
    `x${number}x`,
  ];

  it('is never left, wherever it is and however it is written', () => {
    for (const { number } of TEST_CARDS) {
      for (const text of spelled(number)) {
        const body = { card_number: text, reference: text, meta: { note: [text, Number(number)] }, [text]: 'x' };
        const masked =
          JSON.stringify(maskValue(body)) + maskPath(`http://x/v1/charges/${encodeURIComponent(text)}?a=${text}`);
        expect(masked.replace(/[ .-]/g, ''), `[P1.04] ${text}`).not.toContain(number.slice(0, 12));
        expect(masked).toContain(number.slice(-4));
      }
    }
  });

  it('that nobody could pay with is hidden too', () => {
    expect(maskText('4242424242424241')).toBe('…4241');
    expect(maskText('+61 412 345 678 on 2026-11-21, 100000 times')).toBe('+61 412 345 678 on 2026-11-21, 100000 times');
  });
});

describe('a secret', () => {
  it.each([
    'sk_sandbox_haven',
    prefixedId('sk_live'),
    prefixedId('tok'),
    prefixedId('ext'),
    prefixedId('cfg'),
    prefixedId('sim'),
    prefixedId('qt'),
    prefixedId('vdt'),
    'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJtZXJjaGFudCJ9.c2lnbmF0dXJl',
  ])('is never left: %s', (secret) => {
    const masked = JSON.stringify([
      maskText(`a ${secret} b`),
      maskBody(JSON.stringify({ data: secret, token: secret })),
    ]);
    expect(masked, '[P1.04]').not.toContain(secret.slice(4, -4));
    expect(maskPath(`http://x/v1/x/${secret}?query_token=${encodeURIComponent(secret)}`)).not.toContain(secret);
  });

  it('that is short is hidden by the name of its field', () => {
    const body = { card_ccv: '123', card_pin: 1234, security_code: '999', password: 'open', client_secret: 'abc' };
    expect(maskValue(body)).toEqual(Object.fromEntries(Object.keys(body).map((name) => [name, '•••'])));
    expect(maskValue({ account_number: '12345678', account_bsb: '062-000' })).toEqual({
      account_number: '…78',
      account_bsb: '062-000',
    });
    expect(maskValue({ _3ds: { token: 'eyJmb3JtYXQiOiJzdGFuZGFsb25lIn0=' } })).toEqual({ _3ds: { token: '…In0=' } });
  });
});

describe('what is no secret', () => {
  it('stays readable', () => {
    const body = {
      amount: '50.00',
      public_key: 'pk_test_abcdefghijkl',
      security_code: false,
      card_number_last4: '4242',
      account_last4: '5678',
      charge: { _id: 'ch_yGV6wtmUCzJcrPZY', at: '2026-11-21T00:00:00.000Z', offset_ms: 94_694_400_000 },
      nothing: null,
    };
    expect(maskValue(body)).toEqual(body);
  });
});

describe('a body', () => {
  it('is kept up to 16 KiB, and what is no JSON is not kept', () => {
    expect([maskBody(undefined), maskBody('')]).toEqual([null, null]);
    expect(maskBody('{"card_number": 4242424242424242')).toBe('(32 characters that are not JSON)');
    const body = (length: number) => JSON.stringify({ a: 'ü'.repeat(length) });
    const most = maskBody(body(8185)) ?? '';
    expect([Buffer.byteLength(most), most.endsWith('"\n}')], '[P1.04] whole').toEqual([16_383, true]);
    const cut = maskBody(body(8187)) ?? '';
    expect(Buffer.byteLength(cut), '[P1.04] at most').toBeLessThanOrEqual(16_384);
    expect(cut.endsWith('ü… (cut)')).toBe(true);
    expect(maskBody(JSON.stringify('x'.repeat(65_535)))).toBe('(65 KiB, which is too long to keep)');
  });
});
