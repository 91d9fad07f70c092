import { expect, fixture, html } from '#testing/browser.ts';
import tokens from '../../../runtime/styles/tokens.css?inline';
import pageCss from '../payment.page.css?inline';
import { frameTheme } from './frame-theme.ts';

const sheets = [
  tokens,
  pageCss,
  `.themed { --haven-theme-brand: #14692f; --haven-theme-font: Georgia, serif; --haven-theme-radius: 0px }
   .pale { --haven-theme-brand: #ffe94a; color-scheme: dark }`,
].map((css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
});

const frameIn = async (name: string) => {
  const section = await fixture(
    html`<section class="haven-theme ${name}"><div class="haven-payment-options__frame"></div></section>`,
  );
  return section.firstElementChild as Element;
};

describe('the theme of the hosted form', () => {
  before(() => document.adoptedStyleSheets.push(...sheets));
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  });

  it('is the page’s, as the style parameters that the library has [A4.01]', async () => {
    const { styles, borderRadius } = frameTheme(await frameIn('themed'));
    expect(styles.button_color, '[A4.01]').to.equal('#14692f');
    expect(styles.font_family, '[A4.01]').to.equal('Georgia, serif');
    expect(styles.text_color).to.match(/^#[0-4][0-9a-f]{5}$/);
    expect(borderRadius, '[A4.01]').to.equal('0px');
  });

  it('is dark enough for the white form, on a dark page and with a pale brand, too [A4.02]', async () => {
    const { styles } = frameTheme(await frameIn('pale'));
    expect(styles.button_color, '[A4.02] corrected').not.to.equal('#ffe94a');
    const green = Number.parseInt(styles.button_color?.slice(3, 5) ?? 'ff', 16);
    expect(green, '[A4.02] corrected').to.be.lessThan(0x80);
    expect(styles.text_color, '[A4.02]').to.match(/^#[0-4][0-9a-f]{5}$/);
  });

  it('hands nothing over where the page sets nothing', async () => {
    expect(frameTheme(await frameIn(''))).to.deep.equal({ styles: {} });
  });
});
