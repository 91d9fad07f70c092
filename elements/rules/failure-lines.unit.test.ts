import { describe, expect, it } from 'vitest';
import { message } from '#locales/message.ts';
import { inEnglish } from '#testing/in-english.ts';
import { WebsiteApiError } from './api/website-api-error.ts';
import { BotCheckError } from './bot-check/bot-check-error.ts';
import { failureLines } from './failure-lines.ts';

const OFFLINE = 'We could not reach the site. Check your connection and try again.';
const NOT_SET_UP = 'This form is not ready yet, so nothing was sent. Please contact us in another way.';
const BOT_CHECK_FAILED = 'We could not check that a person is sending this. What you typed is still here: try again.';

const fallback = message({ room: 'test', texts: { fallback: 'It failed. Try again.' } }, 'fallback');

describe('failureLines', () => {
  it.each([
    [
      'the server’s own sentences',
      new WebsiteApiError('rejected', { status: 422, errors: ['A.', 'B.'] }),
      ['A.', 'B.'],
    ],
    ['its friendly one', new WebsiteApiError('server_error', { friendlyErrorMessage: 'C.' }), ['C.']],
    ['the fallback for a refusal without a reason', new WebsiteApiError('rejected'), [inEnglish(fallback)]],
    ['why the call failed', new WebsiteApiError('offline'), [OFFLINE]],
    ['that it is not ready', new BotCheckError('unconfigured'), [NOT_SET_UP]],
    ['the connection, without which no bot check comes', new BotCheckError('unreachable'), [OFFLINE]],
    ['that the bot check failed', new BotCheckError('blocked'), [BOT_CHECK_FAILED]],
    ['the fallback for anything else', new TypeError('x'), [inEnglish(fallback)]],
    ['the fallback for an answer that is no success', undefined, [inEnglish(fallback)]],
  ])('gives %s', (_what, error, lines) => expect(inEnglish(failureLines(error, fallback))).toEqual(lines));
});

it('an error keeps its name and its cause', () => {
  const cause = new Error('none');
  expect(new BotCheckError('blocked', cause)).toMatchObject({ name: 'BotCheckError', fault: 'blocked', cause });
  expect(new WebsiteApiError('offline', { cause })).toMatchObject({ name: 'WebsiteApiError', code: 'offline', cause });
});
