import { tags } from 'virtual:haven-tags';
import { setViewport } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import type { Documentation } from './runtime/documentation.ts';
import { loadLanguage } from './runtime/texts/load-translator.ts';

interface Definition {
  tag: string;
  documentation: Documentation<never>;
}

const definitions = Object.values(
  import.meta.glob<Definition>('./*/*.definition.ts', { eager: true }),
) as unknown as Definition[];

describe('in Arabic, from right to left', () => {
  const { documentElement } = document;
  before(async () => {
    await Promise.all(Object.values(tags).map((load) => load()));
    await loadLanguage('ar');
    documentElement.lang = 'ar';
    documentElement.dir = 'rtl';
  });
  after(async () => {
    documentElement.lang = 'en';
    documentElement.removeAttribute('dir');
    await setViewport({ width: 800, height: 600 });
  });
  afterEach(() => document.body.replaceChildren());

  for (const width of [375, 1440]) {
    for (const { tag, documentation } of definitions) {
      it(`<${tag}> fits ${width} px and is accessible`, async () => {
        await setViewport({ width, height: 900 });
        const template = document.createElement('template');
        template.innerHTML = documentation.examples[0].html;
        document.body.append(template.content);
        await nextFrame();
        const element = document.querySelector(tag) as HTMLElement;
        expect(getComputedStyle(element).direction, '[A3.05]').to.equal('rtl');
        expect(documentElement.scrollWidth, `[A3.05] ${tag} at ${width} px`).to.be.at.most(width);
        await expect(element).to.be.accessible();
      });
    }
  }

  it('mirrors the arrow of a select', async () => {
    document.body.innerHTML =
      '<select class="haven-field__control"><option>A</option></select><customer-form></customer-form>';
    await nextFrame();
    const select = document.querySelector('customer-form select') as Element;
    expect(getComputedStyle(select).backgroundPositionX, '[A3.05]').to.equal('12px');
  });
});
