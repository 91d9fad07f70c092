import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HtmlWidget } from '#sdk';
import type { ProviderSettings } from '../provider-settings.ts';
import type { CardForm } from './card-form.ts';
import { themeCardForm } from './card-form-options.ts';
import type { FrameTheme } from './frame-theme.ts';
import { openHostedCardForm } from './hosted-card-form.ts';

// Written down, so that a change of the product fails.
const CARD_FORM_TIMEOUT_MS = 20_000;

/**
 * The part of the library's widget that the checkout uses: records the calls, and lets the test emit the frame's
 * events.
 */
class RecordedWidget {
  static made: RecordedWidget[] = [];
  readonly calls: [name: string, ...args: unknown[]][] = [];
  readonly handlers = new Map<string, (data: object) => void>();

  constructor(...args: unknown[]) {
    this.calls.push(['constructor', ...args]);
    RecordedWidget.made.push(this);
    for (const name of [
      'setFormLabels',
      'setFormValues',
      'setFormPlaceholders',
      'setSupportedCardIcons',
      'setHiddenElements',
      'setElementStyle',
      'setStyles',
      'useAutoResize',
      'useGatewayFieldValidation',
      'load',
      'reload',
      'trigger',
      'destroy',
    ]) {
      Object.assign(this, { [name]: (...given: unknown[]) => void this.calls.push([name, ...given]) });
    }
  }

  setEnv(env: unknown): void {
    if (env === 'foo') throw new Error('unknown env: foo');
    this.calls.push(['setEnv', env]);
  }

  on(name: string, handler: (data: object) => void): void {
    this.handlers.set(name, handler);
  }

  emit(event: string, data: object = {}): void {
    this.handlers.get(event)?.(data);
  }

  called(name: string): unknown[][] {
    return this.calls.filter(([called]) => called === name).map(([, ...args]) => args);
  }
}

// Only the listed calls are made, so the rest of the class is not needed.
const library = { HtmlWidget: RecordedWidget as unknown as typeof HtmlWidget, themeCardForm: themeCardForm };
const container = {} as Element;
const settings = { env: 'sandbox', publicKey: 'pk', gatewayId: 'gw' } as const;
const events = {
  ready: vi.fn(),
  failed: vi.fn(),
  validated: vi.fn(),
  submitted: vi.fn(),
  returned: vi.fn(),
  finished: vi.fn(),
};
const widget = () => RecordedWidget.made.at(-1) as RecordedWidget;
let form: CardForm;

async function open(
  env: string = settings.env,
  theme: FrameTheme = { styles: {} },
  more: Partial<ProviderSettings> = {},
): Promise<void> {
  const given = { ...settings, env: env as 'sandbox', ...more };
  form = openHostedCardForm(
    container,
    given,
    events,
    async () => library,
    () => theme,
  );
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  RecordedWidget.made = [];
  vi.clearAllMocks();
});

afterEach(() => {
  form.destroy();
  vi.useRealTimers();
});

describe('the library’s card form', () => {
  it('is made for the container, key and gateway, as a card payment source', async () => {
    await open();
    expect(widget().called('constructor')).toEqual([[container, 'pk', 'gw', 'card', 'payment_source']]);
    expect(widget().called('setEnv')).toEqual([['sandbox']]);
    expect(widget().calls.at(-1)).toEqual(['load']);
  });

  it('gets the four labels [W2.41] and the placeholder [W2.42]', async () => {
    await open();
    expect(widget().called('setFormLabels')).toEqual([
      [{ card_number: 'Card Number*', card_name: 'Card Holders Name*', card_ccv: 'CCV*', expire_month: 'Expiry*' }],
    ]);
    expect(widget().called('setFormPlaceholders')).toEqual([[{ expire_month: 'mm/yy' }]]);
  });

  it('begins with the payer’s name as the holder’s, of a card or of an account', async () => {
    await open();
    expect(widget().called('setFormValues')).toEqual([]);
    await open('sandbox', { styles: {} }, { holderName: 'Mere Ngata' });
    expect(widget().called('setFormValues')).toEqual([[{ card_name: 'Mere Ngata' }]]);
    await open('sandbox', { styles: {} }, { holderName: 'Mere Ngata', bankCountry: 'AUS' });
    expect(widget().called('setFormValues')).toEqual([[{ account_name: 'Mere Ngata' }]]);
  });

  it('takes visa and mastercard [W2.43], without the provider’s tabs and button [W2.44]', async () => {
    await open();
    expect(widget().called('setSupportedCardIcons')).toEqual([[['visa', 'mastercard'], true]]);
    expect(widget().called('setHiddenElements')).toEqual([[['submit_button', 'tabs']]]);
  });

  it('has inputs of 40px with a radius of 10px, and follows its height [W9.16]', async () => {
    await open();
    expect(widget().called('setElementStyle')).toEqual([['input', { height: '40px', border_radius: '10px' }]]);
    expect(widget().called('useAutoResize')).toHaveLength(1);
  });

  it('is given the theme of the page, and its radius in place of the own one [A4.01]', async () => {
    const styles = { button_color: '#1b7a3d', font_family: 'Georgia' };
    await open(settings.env, { styles, borderRadius: '0px' });
    expect(widget().called('setStyles'), '[A4.01]').toEqual([[styles]]);
    expect(widget().called('setElementStyle').at(-1), '[A4.01]').toEqual([
      'input',
      { height: '40px', border_radius: '0px' },
    ]);
  });
});

describe('its events', () => {
  it('hands on validation, submit, token and a refusal', async () => {
    await open();
    widget().emit('afterLoad');
    widget().emit('validation', { form_valid: true });
    widget().emit('submit');
    widget().emit('validationError');
    widget().emit('systemError');
    widget().emit('finish', { payment_source: 'src1' });
    expect(events.ready).toHaveBeenCalledOnce();
    expect(events.validated.mock.calls).toEqual([[true]]);
    expect(events.submitted).toHaveBeenCalledOnce();
    expect(events.returned).toHaveBeenCalledTimes(2);
    expect(events.finished.mock.calls).toEqual([['src1']]);
    expect(events.failed).not.toHaveBeenCalled();
  });

  it.each([undefined, '', 7, { token: 'x' }])('takes %j for no token', async (payment_source) => {
    await open();
    widget().emit('finish', { payment_source });
    expect(events.finished).not.toHaveBeenCalled();
    expect(events.returned).toHaveBeenCalledOnce();
  });

  it('makes the frame submit', async () => {
    await open();
    form.submit();
    expect(widget().called('trigger')).toEqual([['submit_form']]);
  });
});

describe('failures to load', () => {
  it('fails at 20 s and not before', async () => {
    await open();
    await vi.advanceTimersByTimeAsync(CARD_FORM_TIMEOUT_MS - 1);
    expect(events.failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(events.failed).toHaveBeenCalledOnce();
    expect(widget().called('destroy')).toHaveLength(1);
  });

  it('counts the library’s own loading into the 20 s', async () => {
    form = openHostedCardForm(container, settings, events, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(CARD_FORM_TIMEOUT_MS);
    expect(events.failed).toHaveBeenCalledOnce();
  });

  it('does not fail once it has loaded', async () => {
    await open();
    widget().emit('afterLoad');
    await vi.advanceTimersByTimeAsync(CARD_FORM_TIMEOUT_MS * 2);
    expect(events.failed).not.toHaveBeenCalled();
  });

  it.each([
    ['an error event', () => widget().emit('error', { error: new Error('x') })],
    ['a system error before the form is there', () => widget().emit('systemError')],
  ])('fails once on %s', async (_, happen) => {
    await open();
    happen();
    await vi.advanceTimersByTimeAsync(CARD_FORM_TIMEOUT_MS);
    expect(events.failed).toHaveBeenCalledOnce();
  });

  it('fails when the library cannot be loaded', async () => {
    form = openHostedCardForm(container, settings, events, () => Promise.reject(new Error('offline')));
    await vi.advanceTimersByTimeAsync(0);
    expect(events.failed).toHaveBeenCalledOnce();
  });

  it('fails when the library throws on an unknown environment [W8.30]', async () => {
    await open('foo');
    expect(events.failed.mock.calls[0]?.[0]).toMatchObject({ message: 'unknown env: foo' });
    expect(widget().called('load')).toHaveLength(0);
  });

  it('gives a reload its own 20 s', async () => {
    await open();
    widget().emit('afterLoad');
    form.reload();
    expect(widget().called('reload')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(CARD_FORM_TIMEOUT_MS - 1);
    expect(events.failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(events.failed).toHaveBeenCalledOnce();
  });
});

describe('destroy', () => {
  it('makes no form when it comes before the library', async () => {
    form = openHostedCardForm(
      container,
      settings,
      events,
      async () => library,
      () => ({ styles: {} }),
    );
    form.destroy();
    await vi.advanceTimersByTimeAsync(CARD_FORM_TIMEOUT_MS);
    expect(RecordedWidget.made).toHaveLength(0);
    expect(events.failed).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('destroys the form, once gone it cannot be reloaded', async () => {
    await open();
    form.destroy();
    form.reload();
    expect(widget().called('destroy')).toHaveLength(1);
    expect(widget().called('reload')).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
