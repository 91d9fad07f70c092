import { describe, expect, it } from 'vitest';
import { nextUpdateState, UNSUBMITTED } from './update-state.ts';

const refused = { type: 'submit', missingAny: true, needToUpdateOne: true } as const;
const complete = { type: 'submit', missingAny: false, needToUpdateOne: false } as const;

describe('the state of an update', () => {
  it('starts unsubmitted, with everything still to do [W4.48]', () => {
    expect(UNSUBMITTED).toEqual({
      submitted: false,
      missingAny: true,
      needToUpdateOne: true,
      submitting: false,
      submitSuccess: false,
    });
  });

  it('is validated from scratch by every submit [W4.49]', () => {
    const first = nextUpdateState(UNSUBMITTED, refused);
    expect(first).toMatchObject({ submitted: true, missingAny: true, needToUpdateOne: true });
    const second = nextUpdateState(first, complete);
    expect(second).toMatchObject({ submitted: true, missingAny: false, needToUpdateOne: false, submitting: false });
    expect(nextUpdateState(second, refused)).toMatchObject({ missingAny: true, needToUpdateOne: true });
  });

  it('is submitting from the post to its response, and successful after a good one [W4.54] [W4.55] [W4.56]', () => {
    const sending = nextUpdateState(nextUpdateState(UNSUBMITTED, complete), { type: 'post' });
    expect(sending).toMatchObject({ submitting: true, submitSuccess: false });
    expect(nextUpdateState(sending, { type: 'response', success: true })).toMatchObject({
      submitting: false,
      submitSuccess: true,
    });
    expect(nextUpdateState(sending, { type: 'response', success: false })).toMatchObject({
      submitting: false,
      submitSuccess: false,
    });
  });
});
