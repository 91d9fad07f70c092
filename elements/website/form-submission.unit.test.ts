import { describe, expect, it, vi } from 'vitest';
import { createFormSubmission, type SubmissionState } from './form-submission.ts';

function held() {
  const answers: { resolve: (success: boolean) => void; reject: (error: unknown) => void }[] = [];
  const send = vi.fn((_input: string) => new Promise<boolean>((resolve, reject) => answers.push({ resolve, reject })));
  return { answers, send };
}

describe('createFormSubmission', () => {
  it.each([true, false])('goes idle, submitting, submitted with success %s [W4.01]', async (success) => {
    const { answers, send } = held();
    const seen: SubmissionState[] = [];
    const form = createFormSubmission(send, (state) => seen.push(state));
    expect(form.state).toEqual({ status: 'idle' });
    const done = form.submit('input');
    expect(form.state).toEqual({ status: 'submitting' });
    answers[0]?.resolve(success);
    expect(await done).toEqual({ status: 'submitted', success });
    expect(form.state).toEqual({ status: 'submitted', success });
    expect(seen.map(({ status }) => status)).toEqual(['submitting', 'submitted']);
    expect(send).toHaveBeenCalledWith('input');
  });

  it('takes a rejection for a failure and keeps the error [W4.01]', async () => {
    const { answers, send } = held();
    const form = createFormSubmission(send);
    const done = form.submit('input');
    const error = new Error('offline');
    answers[0]?.reject(error);
    expect(await done).toEqual({ status: 'submitted', success: false, error });
  });

  it('takes a send that throws at once for a failure too [W4.01]', async () => {
    const error = new Error('broken');
    const form = createFormSubmission<void>(() => {
      throw error;
    });
    expect(await form.submit()).toEqual({ status: 'submitted', success: false, error });
  });

  it('posts once for three submits, and again after the answer [W4.02]', async () => {
    const { answers, send } = held();
    const form = createFormSubmission(send);
    const submits = [form.submit('1'), form.submit('2'), form.submit('3')];
    expect(send).toHaveBeenCalledTimes(1);
    answers[0]?.resolve(false);
    const states = await Promise.all(submits);
    expect(states.every((state) => state === states[0])).toBe(true);
    void form.submit('4');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('drops the answer of a submit that was reset', async () => {
    const { answers, send } = held();
    const form = createFormSubmission(send);
    const first = form.submit('1');
    form.reset();
    const second = form.submit('2');
    answers[0]?.resolve(true);
    await first;
    expect(form.state).toEqual({ status: 'submitting' });
    answers[1]?.resolve(false);
    expect(await second).toEqual({ status: 'submitted', success: false });
  });
});
