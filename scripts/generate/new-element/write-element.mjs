import { dirname } from 'node:path';
import { pascalCase } from '../manifest/names.mjs';
import { writeRoom } from '../new-room/write-room.mjs';

// What HTML accepts as a custom element's name and every editor types: lower-case words, joined by hyphens.
const TAG = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
// Names with a hyphen that HTML, SVG and MathML have already.
const TAKEN = new Set([
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-format',
  'font-face-name',
  'font-face-src',
  'font-face-uri',
  'missing-glyph',
]);

/**
 * Writes a new block's folder below `elements` and returns the files' names. Throws an error for people when the tag is
 * no custom element's name or its folder is there already.
 */
export function writeElement(elements, tag = '') {
  if (!TAG.test(tag) || TAKEN.has(tag))
    throw new Error(`"${tag}" is no tag: use lower-case words joined by hyphens, such as thank-you.`);
  return writeRoom(dirname(elements), `elements/${tag}`, templates(tag));
}

const words = (tag) => tag.replaceAll('-', ' ');

/** The files of a new block by name: small, whole and tested, to be changed into what the block is to be. */
function templates(tag) {
  const name = pascalCase(tag);
  return {
    [`${tag}.definition.ts`]: `import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = '${tag}';

export const attributes = z.object({
  label: z._default(z.string(), 'Say thank you'),
});

export interface ${name}Events {
  'thank-you': { count: number };
}

export const documentation = {
  group: 'giving',
  // Among other blocks, as often as an author likes. \`TagFacts\` has the other facts that every list of tags is made
  // from.
  placement: {},
  summary: 'Says what the ${words(tag)} is for, in a sentence that an author understands.',
  whenToUse: ['To thank somebody where they are.'],
  whenNotToUse: ['Where a sentence of the page says the same.'],
  accessibility: {
    keyboard: ['A button: Enter and Space activate it.'],
    screenReader: ['Each click is announced with the number of clicks.'],
    author: ['A label that says what the button does.'],
  },
  attributes: {
    label: 'The text of the button.',
  },
  events: {
    'thank-you': { description: 'After each click; \`detail.count\` is how many there were.' },
  },
  parts: { button: 'The button.' },
  examples: [{ title: 'As it comes', html: '<${tag}>What people read without a script.</${tag}>' }],
} as const satisfies Documentation<typeof attributes>;
`,
    [`${tag}.tsx`]: `import { useState } from 'react';
import type * as z from 'zod/mini';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import css from './${tag}.css?inline';
import { attributes, type ${name}Events, tag } from './${tag}.definition.ts';

function ${name}({ label }: z.output<typeof attributes>) {
  const { emit } = useHost<${name}Events>();
  const [count, setCount] = useState(0);

  const click = () => {
    setCount(count + 1);
    emit('thank-you', { count: count + 1 });
  };

  return (
    <>
      <button className="haven-button haven-button--primary" part="button" type="button" onClick={click}>
        {label}
      </button>
      <p className="count" role="status">
        {count > 0 && \`Thank you, \${count} times.\`}
      </p>
    </>
  );
}

export const ${name}Element = defineElement({ tag, attributes, view: ${name}, root: 'shadow', styles: [controls, css] });
`,
    [`${tag}.css`]: `:host {
  display: block;
}

.count {
  min-block-size: 1lh;
  margin-block: 0.5rem 0;
}
`,
    [`${tag}.test.tsx`]: `import { expect, nextFrame } from '@open-wc/testing';
import './${tag}.tsx';

function place(markup: string): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = markup;
  document.body.append(box);
  return box.querySelector('${tag}') as HTMLElement;
}

describe('<${tag}>', () => {
  it('says its label, counts clicks and emits an event', async () => {
    const element = place('<${tag} label="Thanks"></${tag}>');
    const button = element.shadowRoot?.querySelector('button') as HTMLButtonElement;
    expect(button.textContent).to.equal('Thanks');
    const counts: number[] = [];
    element.addEventListener('thank-you', (event) => counts.push((event as CustomEvent).detail.count));
    button.click();
    await nextFrame();
    await nextFrame();
    expect(counts).to.eql([1]);
    expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).to.equal('Thank you, 1 times.');
  });
});
`,
  };
}
