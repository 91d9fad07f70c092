import { tags } from 'virtual:haven-tags';
import axe from 'axe-core';
import { expect, nextFrame } from '#testing/browser.ts';
import { placedStyles } from './authoring/testing/placed-styles.ts';
import type { Documentation } from './runtime/documentation.ts';
import { linkedSheets } from './runtime/testing/linked-sheet.ts';

interface Definition {
  tag: string;
  documentation: Documentation<never>;
}

const definitions = Object.values(import.meta.glob<Definition>('./*/*.definition.ts', { eager: true }));

async function place({ documentation }: Definition, theme: string): Promise<HTMLElement> {
  // What the charity says stands in its own sheet, after the linked one.
  document.adoptedStyleSheets = linkedSheets(theme);
  const main = document.createElement('main');
  const template = document.createElement('template');
  template.innerHTML = documentation.examples.map(({ html }) => html).join('');
  main.append(template.content);
  document.body.append(main);
  await nextFrame();
  await nextFrame();
  return main;
}

describe('the theme', () => {
  before(() => Promise.all(Object.values(tags).map((load) => load())));
  afterEach(async () => {
    document.body.replaceChildren();
    document.adoptedStyleSheets = [];
    await nextFrame();
  });

  const OWN = ':root { background: #fff; color: #111; font-family: Georgia, serif }';
  const REBRAND = '--haven-theme-brand: #1b7a3d; --haven-theme-font: Georgia, serif; --haven-theme-radius: 0px';
  const THEMED =
    'background: var(--haven-paper); color: var(--haven-ink-900); font-family: var(--haven-font-sans); color-scheme:';
  /** Each with a brand that cannot be read as it is: on white, and on a dark page. */
  const SCHEMES = [
    'light',
    'dark',
    'light; --haven-theme-brand: #ffe94a; --haven-theme-accent: #20104a',
    'dark; --haven-theme-brand: #0a0a1e',
    'light; --haven-theme-brand: #00ff00',
  ];

  for (const definition of definitions) {
    const { tag } = definition;

    it(`of three values leaves nothing of the old look in <${tag}> [A4.01]`, async () => {
      for (const where of [':root', 'main', tag]) {
        const main = await place(definition, `${OWN} ${where} { ${REBRAND} }`);
        expect([...placedStyles(main, tag)], `[A4.01] set on ${where}`).to.deep.equal([]);
        main.remove();
      }
    });

    it(`has readable texts on each ground of <${tag}> [A4.02]`, async () => {
      for (const scheme of SCHEMES) {
        const main = await place(definition, `:root { ${THEMED} ${scheme} }`);
        const { violations } = await axe.run(main, { runOnly: ['color-contrast'] });
        const faults = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`));
        expect(faults, `[A4.02] ${scheme}`).to.deep.equal([]);
        main.remove();
      }
    });
  }
});
