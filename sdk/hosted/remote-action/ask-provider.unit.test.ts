import { afterEach, expect, it, vi } from 'vitest';
import { ENGLISH_TEXTS } from '../texts/texts.ts';
import { askProvider } from './ask-provider.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refuse = (status: number, message: string) => {
  const error = { message, code: 'some_code' };
  vi.stubGlobal('fetch', async () => Response.json({ status, error, resource: null }, { status }));
  return askProvider('/v1/payment_sources/tokens', null, ENGLISH_TEXTS.messages, {}).catch(
    (failure: unknown) => failure,
  );
};

it.each([401, 403, 404, 409])(
  'what a page’s developer must mend is logged, and not shown to shoppers: %i',
  async (status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reported = 'Send a valid x-user-public-key header, or an x-access-token header that has not expired';
    expect(await refuse(status, reported)).toMatchObject({
      message: 'The payment service refused this form. Please reload the page and try again.',
      code: 'some_code',
    });
    expect(log.mock.calls).toEqual([[`The payments provider refused this form: ${reported}`]]);
  },
);

it.each([
  [400, 'The card number is not valid.', 'The card number is not valid.'],
  [402, 'Your bank declined the card.', 'Your bank declined the card. Please reload the page and try again.'],
])('what is about the shopper’s details is shown: %i', async (status, message, shown) => {
  expect(await refuse(status, message)).toMatchObject({ message: shown });
});
