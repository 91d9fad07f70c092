import { expect, fixture, html } from '#testing/browser.ts';
import { pageTheme } from './page-theme.ts';
import { DEFAULT_THEME } from './theme.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  '.themed { --haven-theme-brand: #1b7a3d; --haven-theme-font: Georgia, serif; --haven-theme-text: #222 }',
);

describe('the page’s theme in a checkout', () => {
  before(() => document.adoptedStyleSheets.push(sheet));
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  });

  it('is what the page sets around it, by the names of the server’s styles [A4.01]', async () => {
    const section = await fixture(html`<section class="themed"><p></p></section>`);
    expect(pageTheme(section.firstElementChild as Element), '[A4.01]').to.deep.equal({
      button_color: '#1b7a3d',
      text_color: '#222',
      font_family: 'Georgia, serif',
    });
  });

  it('is empty where the page sets nothing, so that the default theme stays', async () => {
    const section = await fixture(html`<section></section>`);
    expect({ ...DEFAULT_THEME, ...pageTheme(section) }).to.deep.equal(DEFAULT_THEME);
  });
});
