import { describe, expect, it } from 'vitest';
import { CANVAS_3DS_EVENT } from './canvas-3ds-event.ts';
import { createEventFilter } from './framed-events.ts';

const say = (isNew: ReturnType<typeof createEventFilter>, event: string, more: object = {}) =>
  isNew({ event, widget_id: 'c1', ...more });

it('the events of 3-D Secure frames have upper-case names', () => {
  expect(CANVAS_3DS_EVENT).toEqual({
    CHARGE_AUTH: 'chargeAuth',
    CHARGE_AUTH_SUCCESS: 'chargeAuthSuccess',
    CHARGE_AUTH_REJECT: 'chargeAuthReject',
    CHARGE_AUTH_CANCELLED: 'chargeAuthCancelled',
    CHARGE_AUTH_CHALLENGE: 'chargeAuthChallenge',
    CHARGE_AUTH_DECOUPLED: 'chargeAuthDecoupled',
    CHARGE_AUTH_INFO: 'chargeAuthInfo',
    ADDITIONAL_DATA_SUCCESS: 'additionalDataCollectSuccess',
    ADDITIONAL_DATA_REJECT: 'additionalDataCollectReject',
    ERROR: 'error',
  });
});

describe('messages of html and url frames', () => {
  it.each([
    'chargeAuth',
    'chargeAuthSuccess',
    'chargeAuthReject',
    'chargeAuthCancelled',
    'additionalDataCollectSuccess',
    'additionalDataCollectReject',
  ])('pass %s', (event) => {
    expect(say(createEventFilter('c1'), event)).toBe(true);
  });

  it.each([
    'chargeAuthInfo',
    'xchargeAuthSuccess',
    'chargeAuthSuccess2',
    'chargeauth',
    'additionalDataCollect',
    'constructor',
  ])('stop %s, which no frame sends', (event) => {
    expect(say(createEventFilter('c1'), event)).toBe(false);
  });

  it('stop those of another charge, or of none, which change nothing', () => {
    const isNew = createEventFilter('c1');
    expect(say(isNew, 'chargeAuthSuccess', { widget_id: 'c2' })).toBe(false);
    expect(say(isNew, 'chargeAuthSuccess', { widget_id: undefined })).toBe(false);
    expect(say(isNew, 'chargeAuthReject')).toBe(true);
  });

  it('pass chargeAuth once for each status', () => {
    const isNew = createEventFilter('c1');
    expect(say(isNew, 'chargeAuth', { status: 'a' })).toBe(true);
    expect(say(isNew, 'chargeAuth', { status: 'a' })).toBe(false);
    expect(say(isNew, 'chargeAuth', { status: 'b' })).toBe(true);
  });

  it('pass the first outcome of collecting data, and go on afterwards', () => {
    const isNew = createEventFilter('c1');
    expect(say(isNew, 'additionalDataCollectReject')).toBe(true);
    expect(say(isNew, 'additionalDataCollectSuccess')).toBe(false);
    expect(say(isNew, 'chargeAuth', { status: 'a' })).toBe(true);
    expect(say(isNew, 'chargeAuthSuccess')).toBe(true);
  });

  it.each(['chargeAuthSuccess', 'chargeAuthReject', 'chargeAuthCancelled'])('pass nothing after %s', (event) => {
    const isNew = createEventFilter('c1');
    expect(say(isNew, event)).toBe(true);
    for (const late of ['chargeAuthSuccess', 'chargeAuthReject', 'additionalDataCollectSuccess'])
      expect(say(isNew, late), late).toBe(false);
    expect(say(isNew, 'chargeAuth', { status: 'new' })).toBe(false);
  });
});
