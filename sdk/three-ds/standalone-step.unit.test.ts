import { describe, expect, it } from 'vitest';
import { SdkError } from '../client/sdk-error.ts';
import { EVENT_NOT_SUPPORTED, nextStep, type Stage } from './standalone-step.ts';

const answer = (change: object) => ({ status: 'pending', result: { description: 'd' }, ...change });
const POLL = { pollUrl: 'https://x.test/s' };
const STAGES: readonly Stage[] = ['method', 'processing', 'polling', 'reading', 'ended'];

describe('the answer of process', () => {
  it('success ends in chargeAuthSuccess [S4.21]', () => {
    const success = answer({ status: 'success' });
    expect(nextStep('processing', 'response', success)).toEqual(['ended', 'chargeAuthSuccess', success]);
  });

  it('pending with a challenge is a challenge and polls [S4.22]', () => {
    const challenge = answer({ ...POLL, challengeUrl: 'https://acs.test' });
    expect(nextStep('processing', 'response', challenge)).toEqual(['polling', 'chargeAuthChallenge', challenge]);
  });

  it('pending and decoupled polls without a challenge [S4.23]', () => {
    const decoupled = answer(POLL);
    expect(nextStep('processing', 'response', decoupled)).toEqual(['polling', 'chargeAuthDecoupled', decoupled]);
  });

  it.each(['failed', 'rejected', undefined, null, 'Success', 'pending'])(
    '%j without a flag ends in chargeAuthReject [S4.24]',
    (status) => {
      const other = answer({ status });
      expect(nextStep('processing', 'response', other)).toEqual(['ended', 'chargeAuthReject', other]);
    },
  );
});

describe('a frame’s word', () => {
  it.each(['MethodFinished', 'MethodSkipped'])('%s leads to processing, once [S4.25]', (word) => {
    expect(nextStep('method', 'frame', word)).toEqual(['processing']);
    for (const stage of STAGES.slice(1)) expect(nextStep(stage, 'frame', word)).toEqual([stage]);
  });

  it.each(['AuthTimedOut', 'invalid_event'])('%s rejects, with that status and an empty result [S4.26]', (word) => {
    const rejected = ['ended', 'chargeAuthReject', { status: word, result: {} }];
    expect(nextStep('method', 'frame', word)).toEqual(rejected);
    expect(nextStep('polling', 'frame', word)).toEqual(rejected);
    for (const stage of ['processing', 'reading', 'ended'] as const) {
      expect(nextStep(stage, 'frame', word)).toEqual([stage]);
    }
  });

  it.each(['AuthResultReady', 'chargeAuthSuccess'])('%s reads the result while polling only [S4.32]', (word) => {
    expect(nextStep('polling', 'frame', word)).toEqual(['reading']);
    for (const stage of STAGES) if (stage !== 'polling') expect(nextStep(stage, 'frame', word)).toEqual([stage]);
  });

  it.each(['Foo', 'methodfinished', '', undefined, null, 5, {}, ['MethodFinished'], 'chargeAuthReject'])(
    '%j means nothing',
    (word) => {
      for (const stage of STAGES) expect(nextStep(stage, 'frame', word)).toEqual([stage]);
    },
  );
});

describe('a polled event', () => {
  it.each(['AuthResultNotReady', undefined, null])('%j asks again [S4.29]', (word) => {
    expect(nextStep('polling', 'poll', word)).toEqual(['polling']);
  });

  it('AuthResultReady reads the result [S4.30]', () => {
    expect(nextStep('polling', 'poll', 'AuthResultReady')).toEqual(['reading']);
  });

  it.each(['Foo', 'authresultready', '', 5, {}])('%j is an error with the exact text [S4.31] [S8.11]', (word) => {
    const [stage, event, error] = nextStep('polling', 'poll', word);
    expect([stage, event, (error as SdkError).message]).toEqual(['ended', 'error', 'Event not supported']);
    expect(EVENT_NOT_SUPPORTED).toBe('Event not supported');
  });

  it.each(['AuthResultReady', 'Foo', undefined])('%j means nothing outside polling', (word) => {
    for (const stage of STAGES) if (stage !== 'polling') expect(nextStep(stage, 'poll', word)).toEqual([stage]);
  });
});

describe('the result', () => {
  it('is mapped like the answer of process [S4.30]', () => {
    expect(nextStep('reading', 'response', answer({ status: 'success' }))[1]).toBe('chargeAuthSuccess');
    for (const status of ['failed', 'rejected', undefined, 'pending']) {
      expect(nextStep('reading', 'response', answer({ status }))[1]).toBe('chargeAuthReject');
    }
  });

  it('is the last word, so one that is still pending rejects [S4.32]', () => {
    const pending = answer({ ...POLL, challengeUrl: 'https://acs.test' });
    expect(nextStep('reading', 'response', pending)).toEqual(['ended', 'chargeAuthReject', pending]);
  });
});

it('a call that failed is an error, and only the stage that waits for it hears', () => {
  const error = new SdkError('m');
  for (const stage of STAGES) {
    const isAsking = stage === 'processing' || stage === 'reading';
    expect(nextStep(stage, 'failure', error)).toEqual(isAsking ? ['ended', 'error', error] : [stage]);
    if (!isAsking) expect(nextStep(stage, 'response', answer({ status: 'success' }))).toEqual([stage]);
  }
});

it('waiting too long rejects, but never while the provider is being asked', () => {
  for (const stage of STAGES) {
    const isWaiting = stage === 'method' || stage === 'polling';
    expect(nextStep(stage, 'timeout', undefined)[0]).toBe(isWaiting ? 'ended' : stage);
  }
  expect(nextStep('polling', 'timeout', undefined)).toEqual([
    'ended',
    'chargeAuthReject',
    { status: 'AuthTimedOut', result: {} },
  ]);
});
