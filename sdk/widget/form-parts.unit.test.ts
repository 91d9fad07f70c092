import { describe, expect, it, vi } from 'vitest';
import { ELEMENT, STYLES, TEXTS } from './appearance.ts';
import { containerOptions } from './container-options.ts';
import { EVENT } from './event.ts';
import { FORM_EVENTS } from './form-events.ts';
import { failedRule, readValidation } from './form-validation.ts';
import { SUBMIT_DELAY } from './intercept-submit.ts';
import { TRIGGER, triggerMessage } from './trigger.ts';

it('submits the page’s form 50 ms late [S9.28]', () => expect(SUBMIT_DELAY).toBe(50));

describe('validation state', () => {
  it('holds form_valid, invalid_fields, invalid_showed_fields and validators [S3.72]', () => {
    const state = readValidation({
      form_valid: false,
      invalid_fields: ['card_number'],
      invalid_showed_fields: [],
      validators: { required: ['card_number'] },
      event: 'validation',
    });
    expect(state).toEqual({
      form_valid: false,
      invalid_fields: ['card_number'],
      invalid_showed_fields: [],
      validators: { required: ['card_number'] },
    });
    expect(failedRule(state, 'card_number', 'required')).toBe(true);
    expect(failedRule(state, 'card_ccv', 'required')).toBe(false);
    for (const rule of ['cardNumberValidator', 'constructor', 'toString'])
      expect(failedRule(state, 'card_number', rule)).toBe(false);
    expect(failedRule({}, 'card_number', 'required')).toBe(false);
  });

  it('reads every other shape as empty and not valid [S3.72]', () => {
    const empty = { form_valid: false, invalid_fields: [], invalid_showed_fields: [], validators: {} };
    for (const form_valid of ['true', 1, null])
      expect(readValidation({ form_valid, invalid_fields: 'x', validators: [] })).toEqual(empty);
    const hostile = readValidation(
      JSON.parse('{"form_valid":true,"invalid_fields":[1,"a"],"validators":{"__proto__":["x"],"r":5}}'),
    );
    expect(hostile.invalid_fields).toEqual(['a']);
    expect(hostile.validators['r']).toEqual([]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('names', () => {
  it('of events are camelCase values of upper-case keys [S4.81]', () => {
    expect(EVENT).toEqual({
      AFTER_LOAD: 'afterLoad',
      SUBMIT: 'submit',
      FINISH: 'finish',
      VALIDATION_ERROR: 'validationError',
      SYSTEM_ERROR: 'systemError',
      CHECKOUT_SUCCESS: 'checkoutSuccess',
      CHECKOUT_READY: 'checkoutReady',
      CHECKOUT_ERROR: 'checkoutError',
      CHECKOUT_COMPLETED: 'checkoutCompleted',
      VALIDATION: 'validation',
      META_CHANGE: 'metaChange',
      RESIZE: 'resize',
      SELECT: 'select',
      UNSELECT: 'unselect',
      NEXT: 'next',
      PREV: 'prev',
      DISPATCH_SUCCESS: 'dispatchSuccess',
      DISPATCH_ERROR: 'dispatchError',
      CHARGE_AUTH: 'chargeAuth',
      CHARGE_AUTH_SUCCESS: 'chargeAuthSuccess',
      CHARGE_AUTH_REJECT: 'chargeAuthReject',
      CHARGE_AUTH_CANCELLED: 'chargeAuthCancelled',
      ADDITIONAL_DATA_SUCCESS: 'additionalDataCollectSuccess',
      ADDITIONAL_DATA_REJECT: 'additionalDataCollectReject',
    });
    for (const name of FORM_EVENTS) expect(Object.values(EVENT)).toContain(name);
  });

  it('of elements that can be hidden are the two of the hosted page', () => {
    expect(ELEMENT).toEqual({ SUBMIT_BUTTON: 'submit_button', TABS: 'tabs' });
  });

  it('of triggers make the message the hosted page expects [S4.84]', () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    expect(Object.values(TRIGGER).sort()).toEqual([
      'hide_elements',
      'init_checkout',
      'refresh_checkout',
      'show_elements',
      'submit_form',
      'tab',
      'update_form_values',
    ]);
    expect(JSON.stringify(triggerMessage('submit_form', {}))).toBe(
      '{"trigger":"submit_form","destination":"widget.paydock","data":{}}',
    );
    expect(log).not.toHaveBeenCalled();
    expect(triggerMessage('foo', {})).toMatchObject({ trigger: 'foo' });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

describe('options in the container’s markup', () => {
  const read = (attributes: Record<string, string>) =>
    containerOptions({ getAttribute: (name) => attributes[name] ?? null });

  it('are the texts with hyphens [S3.19]', () => {
    const attributes = Object.fromEntries(TEXTS.map((name) => [name.replaceAll('_', '-'), name]));
    expect(Object.entries(read(attributes))).toEqual(TEXTS.map((name) => [name, name]));
    expect(read({ title_h1: 'x', 'title-h7': 'x' })).toEqual({});
  });

  it('are a list of styles, unknown ones silently ignored [S3.15]', () => {
    const list = STYLES.map((name) => `${name.replaceAll('_', '-')}: ${name}`).join('; ');
    expect(Object.entries(read({ 'widget-style': list }))).toEqual(STYLES.map((name) => [name, name]));
    expect(read({ 'widget-style': ' text-color : #111 ;foo: x; font-size;; font-family: a:b' })).toEqual({
      text_color: '#111',
      font_family: 'a:b',
    });
  });
});
