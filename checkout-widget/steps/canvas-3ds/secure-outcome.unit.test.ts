import { afterEach, describe, expect, it, vi } from 'vitest';
import { secureEffect } from './secure-outcome.ts';
import { readStepToken } from './secure-run.ts';

const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const STANDALONE = 'standalone_3ds';

afterEach(() => vi.restoreAllMocks());

describe('the 3-D Secure token', () => {
  it('is base64url of JSON with a format, and logs nothing [C3.19, C5.03, C5.04]', () => {
    const log = vi.spyOn(console, 'error');
    const value = { format: 'url', content: 'https://a.test/?a=ÿþ>>>???', charge_3ds_id: 'c1' };
    const token = base64url(value);
    expect(token).toMatch(/[-_]/);
    expect(token).not.toContain('=');
    expect(readStepToken(token)).toMatchObject({ format: 'url', charge_3ds_id: 'c1' });
    expect(readStepToken(Buffer.from(JSON.stringify(value)).toString('base64'))).toEqual(readStepToken(token));
    expect(log).not.toHaveBeenCalled();
  });

  it('reads both alphabets, with and without padding [C5.06]', () => {
    for (let more = 0; more < 6; more++) {
      const value = { format: 'html', content: `${'>'.repeat(more)}??ÿ`, charge_3ds_id: 'c' };
      const plain = Buffer.from(JSON.stringify(value)).toString('base64');
      const forms = [plain, plain.replace(/=+$/, ''), base64url(value)];
      for (const form of forms) expect(readStepToken(form).format).toBe('html');
    }
  });

  it.each([base64url('not json'), '%%%', '', undefined, 7, base64url('[1]x')])(
    'logs what is wrong with %j once, and throws the same error [C5.03, C5.04, C5.05]',
    (token) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      let thrown: unknown;
      try {
        readStepToken(token);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(Error);
      expect(log.mock.calls).toEqual([[thrown]]);
    },
  );
});

describe('an event of 3-D Secure', () => {
  it('shows the spinner while the issuer works [C4.05]', () => {
    for (const format of [STANDALONE, 'html', 'url']) {
      expect(secureEffect('chargeAuth', format)).toEqual({ overlay: true });
    }
  });

  it('uncovers and sizes a standalone challenge, and no other', () => {
    for (const [event, uncovers, sizes] of [
      ['chargeAuthChallenge', 'C4.06', 'C4.07'],
      ['chargeAuthDecoupled', 'C4.08', 'C4.09'],
    ] as const) {
      expect(secureEffect(event, STANDALONE).overlay, `[${uncovers}] [C4.15] ${event}`).toBe(false);
      expect(secureEffect(event, STANDALONE).isSized, `[${sizes}] ${event}`).toBe(true);
      expect(secureEffect(event, STANDALONE).outcome).toBe(undefined);
      for (const format of ['html', 'url']) {
        expect(secureEffect(event, format), `[C4.10] ${event}, ${format}`).toEqual({});
      }
    }
  });

  it('reports success in fixed words and covers the step again [C4.11, C4.14, C8.10]', () => {
    const outcome = { status: 'success', message: 'The authentication was successful' };
    const messages = { result: { description: 'Y' } };
    expect(secureEffect('chargeAuthSuccess', 'url', messages)).toEqual({ overlay: true, outcome });
  });

  it('reports a rejection in its own words or in the default ones [C4.12, C4.14, C8.09]', () => {
    const rejected = (data?: object) => secureEffect('chargeAuthReject', STANDALONE, data);
    const outcome = { status: 'error', message: 'The authentication was not successful' };
    for (const none of [
      undefined,
      {},
      { result: {} },
      { result: { description: '' } },
      { result: { description: 5 } },
    ]) {
      expect(rejected(none)).toEqual({ overlay: true, outcome });
    }
    expect(rejected({ result: { description: 'X' } }).outcome).toEqual({ status: 'error', message: 'X' });
    expect(secureEffect('chargeAuthCancelled', 'url')).toEqual({ overlay: true, outcome });
  });

  it('reports an error in its own words or in the default ones [C4.13, C4.14, C8.06]', () => {
    const outcome = { status: 'error', message: 'error in 3ds widget' };
    for (const message of [undefined, '', 'unknown error']) {
      expect(secureEffect('error', 'html', { message })).toEqual({ overlay: true, outcome });
    }
    expect(secureEffect('error', 'html', { message: 'X' }).outcome).toEqual({ status: 'error', message: 'X' });
  });

  it('changes nothing when it is unknown', () => {
    for (const event of ['chargeAuthInfo', 'additionalDataCollectSuccess', 'toString', '']) {
      expect(secureEffect(event, STANDALONE)).toEqual({});
    }
  });
});
