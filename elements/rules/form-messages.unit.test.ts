import { describe, expect, it } from 'vitest';
import { FORM_MESSAGES } from './form-messages.ts';

describe('FORM_MESSAGES', () => {
  it.each(Object.entries(FORM_MESSAGES))('%s says what happened and what to do next', (_name, message) => {
    expect(message).toMatch(/^.+[.] .*(?:try again|go on).*\.$/);
  });
});
