import { describe, expect, it } from 'vitest';
import { CARD_EVENT, cardCreated, cardFailed, FORM_ERROR } from './card-outcome.ts';

const DETAILS = {
  name: 'chrome',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '1',
  screen_width: '1',
  time_zone: '-660',
  color_depth: '24',
};

describe('what a card form reports', () => {
  it('is a token with the browser it came from [C7.09]', () => {
    expect(CARD_EVENT).toBe('callback.card_form.ott_created');
    expect(cardCreated('o1', DETAILS)).toEqual({ status: 'success', ott_token: 'o1', browser_details: DETAILS });
  });

  it('names the scheme when it is known, else the key is absent [C7.10]', () => {
    expect(cardCreated('o1', DETAILS, 'visa').card_schema).toBe('visa');
    for (const none of [undefined, '']) expect('card_schema' in cardCreated('o1', DETAILS, none)).toBe(false);
  });

  it('is the text of an error, or the fixed one without', () => {
    expect(cardFailed('X'), '[C7.11] [C5.12] [C5.14] its own text').toEqual({ status: 'error', message: 'X' });
    expect(FORM_ERROR, '[C8.08] the fixed text').toBe('Validation error during form submission process');
    for (const none of [undefined, '', ' ', 5, {}])
      expect(cardFailed(none), '[C5.14] [C8.08] without a text').toEqual({ status: 'error', message: FORM_ERROR });
  });
});
