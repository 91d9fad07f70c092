import { expect } from '#testing/browser.ts';
import { applyStyles } from './apply-styles.ts';
import { parseFrameOptions } from './frame-options.ts';

describe('applyStyles', () => {
  let page: Document;
  let frame: HTMLIFrameElement;
  beforeEach(() => {
    frame = document.createElement('iframe');
    document.body.append(frame);
    page = frame.contentDocument as Document;
    for (const name of ['input', 'label']) {
      const element = page.createElement(name);
      element.className = name;
      page.body.append(element);
    }
  });
  afterEach(() => frame.remove());
  const style = (selector: string) =>
    (frame.contentWindow as Window).getComputedStyle(page.querySelector(selector) as Element);
  const apply = (query: string) =>
    applyStyles(page, parseFrameOptions(query), frame.contentWindow as Window & typeof globalThis);

  it('gives the card inputs the height and radius of the merchant', () => {
    apply('?element_styles=input{height:40px;border-radius:10px}');
    expect([style('.input').height, style('.input').borderTopLeftRadius]).to.eql(['40px', '10px']);
  });

  it('styles an input in error, and the form as a whole', () => {
    apply('?element_styles=input::error{color:rgb(1, 2, 3)}&text_color=%23123456');
    expect(style('.input').color).not.to.equal('rgb(1, 2, 3)');
    page.querySelector('.input')?.setAttribute('aria-invalid', 'true');
    expect(style('.input').color).to.equal('rgb(1, 2, 3)');
    expect(style('html').getPropertyValue('--text-color')).to.equal('#123456');
  });

  it('gives fields a border that can be seen, whatever colour and ground the merchant sets', () => {
    for (const [query, border] of [
      ['border_color=%23BDBDBD&background_color=%23EFF2F7', 'rgb(138 138 138)'],
      ['border_color=%231a3a8f&background_color=white', 'rgb(26 58 143)'],
      ['border_color=gold', 'rgb(173 146 0)'],
      ['border_color=nonsense', ''],
    ] as const) {
      page.adoptedStyleSheets = [];
      apply(`?${query}`);
      expect(style('html').getPropertyValue('--line'), query).to.equal(border);
    }
  });

  it('lets nothing load and nothing escape', () => {
    apply(
      '?element_styles=input{background-color:url(//evil.test);color:red}}body{display:none}&background_color=red;}body{display:none',
    );
    expect(style('body').display).to.equal('block');
    const [sheet] = page.adoptedStyleSheets;
    expect([...(sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('')).not.to.match(/url|display/);
  });
});
