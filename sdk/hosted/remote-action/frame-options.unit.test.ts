import { describe, expect, it } from 'vitest';
import { parseElementStyles, parseFrameOptions, readExactOrigin } from './frame-options.ts';
import { parseTrigger } from './parent-channel.ts';
import { isSafeStyleValue } from './style-values.ts';

describe('parseFrameOptions', () => {
  it('takes the access token, else the public key', () => {
    expect(parseFrameOptions('?token=a.b.c&public_key=k').credential).toEqual({
      header: 'x-access-token',
      value: 'a.b.c',
    });
    expect(parseFrameOptions('?public_key=k').credential).toEqual({ header: 'x-user-public-key', value: 'k' });
    expect(parseFrameOptions('').credential).toBeNull();
  });
  it('reads configuration_tokens, widget_id and ref_id', () => {
    const options = parseFrameOptions('?configuration_tokens=a%2Cb&widget_id=w1&ref_id=r1');
    expect([options.configurationTokens, options.widgetId, options.refId]).toEqual([['a', 'b'], 'w1', 'r1']);
    expect(parseFrameOptions('').refId).toBeNull();
  });
  it('knows the page by sdk_origin, else by the referrer, and only over http(s)', () => {
    expect(parseFrameOptions('?sdk_origin=https%3A%2F%2Fshop.test', 'https://other.test/x').sdkOrigin).toBe(
      'https://shop.test',
    );
    expect(parseFrameOptions('', 'https://other.test/x?y').sdkOrigin).toBe('https://other.test');
    for (const text of ['*', 'null', 'javascript:1', 'data:x', '', null]) expect(readExactOrigin(text)).toBe('');
  });
  it('reads values, labels and placeholders as pairs', () => {
    const options = parseFrameOptions(
      '?form_values=email:a@b.org,first_name:Jo&form_labels=card_ccv:CCV*,card_name:%20&form_placeholders=expire_month:mm/yy',
    );
    expect([...options.values]).toEqual([
      ['email', 'a@b.org'],
      ['first_name', 'Jo'],
    ]);
    expect([...options.labels]).toEqual([
      ['card_ccv', 'CCV*'],
      ['card_name', ' '],
    ]);
    expect(options.placeholders.get('expire_month')).toBe('mm/yy');
  });
  it('never takes a card number, code or PIN from the page', () => {
    const { values } = parseFrameOptions(
      '?form_values=card_number:4242424242424242,card_ccv:123,card_pin:1234,card_name:Jo',
    );
    expect([...values]).toEqual([['card_name', 'Jo']]);
  });
  it('reads hidden elements, card types and switches', () => {
    const options = parseFrameOptions(
      '?hidden_elements=submit_button,tabs&supported_card_types=visa,mastercard&validate_card_types=true&hide_ui_errors=true',
    );
    expect([...options.hidden]).toEqual(['submit_button', 'tabs']);
    expect(options.supportedCardTypes).toEqual(['visa', 'mastercard']);
    expect([options.validateCardTypes, options.hideUiErrors]).toEqual([true, true]);
    const plain = parseFrameOptions('?validate_card_types=1');
    expect([plain.validateCardTypes, plain.hideUiErrors, plain.supportedCardTypes]).toEqual([false, false, []]);
  });
  it('keeps the known styles and texts, and only safe style values', () => {
    const options = parseFrameOptions(
      '?text_color=%23111&font_family=Arial, sans-serif&button_color=url(//evil)&font_weight=700&title=T&title_h7=x',
    );
    expect([...options.styles]).toEqual([
      ['text_color', '#111'],
      ['font_family', 'Arial, sans-serif'],
    ]);
    expect([...options.texts]).toEqual([['title', 'T']]);
  });
  it('cannot be made to touch prototypes', () => {
    const options = parseFrameOptions('?form_values=__proto__:x,constructor:y&form_labels=__proto__:z');
    expect(options.values.get('__proto__')).toBe('x');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('parseElementStyles', () => {
  it('reads elements, states and values with commas', () => {
    expect(
      parseElementStyles(
        'input{height:40px;border-radius:10px;font_family:Arial, sans-serif},input::focus{color:rgba(0, 0, 0, .5)}',
      ),
    ).toEqual([
      {
        element: 'input',
        state: '',
        declarations: [
          ['height', '40px'],
          ['border-radius', '10px'],
          ['font-family', 'Arial, sans-serif'],
        ],
      },
      { element: 'input', state: 'focus', declarations: [['color', 'rgba(0, 0, 0, .5)']] },
    ]);
  });
  it.each([
    ['an unknown element', 'footer{color:red}'],
    ['an unknown state', 'input::hover{color:red}'],
    ['a state of another element', 'submit_button::focus{color:red}'],
    ['a state of a label', 'label::focus{color:red}'],
    ['an unknown property', 'input{position:fixed}'],
    ['text-align on an input', 'input{text-align:right}'],
    ['an address', 'input{background:url(//evil)}'],
    ['a brace', '}}body{display:none}'],
    ['nothing', ''],
  ])('drops %s', (_, text) => {
    expect(parseElementStyles(text)).toEqual([]);
  });
  it('keeps the good declarations beside a bad one', () => {
    expect(parseElementStyles('label{color:red;z-index:9}')).toEqual([
      { element: 'label', state: '', declarations: [['color', 'red']] },
    ]);
  });
  it('takes text-align on the titles alone', () => {
    for (const element of ['title', 'title_description']) {
      expect(parseElementStyles(`${element}{text-align:center}`)).toHaveLength(1);
    }
    for (const element of ['label', 'submit_button']) {
      expect(parseElementStyles(`${element}{text-align:center}`)).toEqual([]);
    }
  });
});

describe('isSafeStyleValue', () => {
  it.each([
    '#fff',
    '1px solid #ccc',
    'rgb(0 0 0 / 50%)',
    'calc(1em + 2px)',
    "'Source Sans 3', serif",
    'all .2s cubic-bezier(0,0,1,1)',
    'a'.repeat(200),
  ])('takes %s', (value) => {
    expect(isSafeStyleValue(value)).toBe(true);
  });
  it.each([
    '',
    'url(x)',
    'URL(x)',
    'image-set(x)',
    'var(--x)',
    'expression(1)',
    'red;x:y',
    'red}',
    '\\75rl(x)',
    '/**/red',
    'red!important',
    '<b>',
    'a'.repeat(201),
  ])('refuses %s', (value) => {
    expect(isSafeStyleValue(value)).toBe(false);
  });
});

describe('parseTrigger', () => {
  it('reads the library’s messages', () => {
    expect(parseTrigger('{"trigger":"submit_form","destination":"widget.paydock","data":{}}')).toEqual({
      trigger: 'submit_form',
      data: {},
    });
  });
  it.each([
    null,
    1,
    {},
    { trigger: 'submit_form', destination: 'widget.paydock' },
    '',
    'null',
    '[]',
    '{"trigger":"submit_form"}',
    '{"trigger":1,"destination":"widget.paydock"}',
    'x'.repeat(20_001),
  ])('ignores %j', (message) => {
    expect(parseTrigger(message)).toBeNull();
  });
});
