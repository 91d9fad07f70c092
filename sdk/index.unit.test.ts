import { describe, expect, it } from 'vitest';
import * as library from './index.ts';

describe('the public names', () => {
  it('can be imported in Node, and are these', () => {
    expect(typeof document).toBe('undefined');
    expect(Object.keys(library).sort()).toEqual([
      'Configuration',
      'ELEMENT',
      'EVENT',
      'FORM_FIELD',
      'HtmlMultiWidget',
      'HtmlWidget',
      'MultiWidget',
      'PAYMENT_TYPE',
      'PURPOSE',
      'PaymentSourceBuilder',
      'STYLABLE_ELEMENT',
      'STYLABLE_ELEMENT_STATE',
      'STYLE',
      'SUPPORTED_CARD_TYPES',
      'SdkError',
      'TEXT',
      'TRIGGER',
      'TYPE',
      'VERSION',
    ]);
  });

  it('construct outside a page without touching one', () => {
    const widget = new library.HtmlWidget('#form', 'pk1');
    expect(widget.getEnv()).toBe('sandbox');
    widget.setEnv('production');
    expect(widget.getEnv()).toBe('production');
    expect(() => widget.setEnv('live')).toThrow('unknown env: live');
    widget.destroy();
  });
});
