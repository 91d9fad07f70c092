import { useState } from 'react';
import * as z from 'zod/mini';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { defineElement } from '../define-element.tsx';
import { stampOf, writeMark } from './hydration-mark.ts';

const attributes = z.object({ label: z._default(z.string(), '') });

/** A form whose state React holds: what it shows as `given` is what it has heard of. */
function Form({ label }: z.output<typeof attributes>) {
  const [state, setState] = useState({ name: '', size: 's', costs: false, country: 'au', note: '', clicks: 0 });
  const set = (change: object) => setState((before) => ({ ...before, ...change }));
  return (
    <div>
      <p>{label}</p>
      <input name="name" value={state.name} onChange={(event) => set({ name: event.target.value })} />
      {['s', 'l'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          value={size}
          checked={state.size === size}
          onChange={() => set({ size })}
        />
      ))}
      <input type="checkbox" name="costs" checked={state.costs} onChange={() => set({ costs: !state.costs })} />
      <select name="country" value={state.country} onChange={(event) => set({ country: event.target.value })}>
        <option value="au">Australia</option>
        <option value="nz">New Zealand</option>
      </select>
      <textarea name="note" value={state.note} onChange={(event) => set({ note: event.target.value })} />
      <details>
        <summary>More</summary>
        <p>Words</p>
      </details>
      <button type="button">Other</button>
      <button type="button" onClick={() => set({ clicks: state.clicks + 1 })}>
        <i>Count</i>
      </button>
      <output>{JSON.stringify(state)}</output>
    </div>
  );
}

let placed = 0;
const initial = '{"name":"","size":"s","costs":false,"country":"au","note":"","clicks":0}';
const view = (
  label: string,
) => `<div><p>${label}</p><input name="name" value=""/><input type="radio" name="size" checked value="s"/>
<input type="radio" name="size" value="l"/><input type="checkbox" name="costs"/><select name="country"><option value="au"
selected>Australia</option><option value="nz">New Zealand</option></select><textarea name="note"></textarea><details><summary>More</summary><p>Words</p></details><button
type="button">Other</button><button type="button"><i>Count</i></button><output>${initial.replaceAll('"', '&quot;')}</output></div>`;

/** What others do to a page between the server and the script. */
const CHANGES: Readonly<Record<string, (root: ParentNode, element: Element) => void>> = {
  'nothing happened to': () => {},
  'a password manager has put its icon into': (root) =>
    root.querySelector('input')?.after(document.createElement('div')),
  'a minifier has stripped the comments of': (root) => {
    const comments = document.createNodeIterator(root as unknown as Node, NodeFilter.SHOW_COMMENT);
    for (let found = comments.nextNode(); found; found = comments.nextNode()) (found as Comment).remove();
  },
  'the page has changed an attribute of': (_root, element) => element.setAttribute('label', 'changed'),
  'an extension has rewritten a text of': (root) => root.querySelector('p')?.replaceChildren('other words'),
  'a translator has rewritten every text of': (root) => {
    for (const each of root.querySelectorAll('p, i, button, summary, option')) {
      if (each.childElementCount > 0) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `übersetzt: ${each.textContent}`;
      outer.append(inner);
      each.replaceChildren(outer);
    }
  },
};

for (const root of ['light', 'shadow'] as const) {
  const tag = `afresh-${root}` as const;

  describe(`a view in the ${root} DOM that ${Object.keys(CHANGES).length - 1} things may happen to before its script`, () => {
    let element: HTMLElement;
    let host: HTMLElement | ShadowRoot;
    const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
      host.querySelector(selector) as Found;
    const count = () => [...host.querySelectorAll('button')].at(-1) as HTMLButtonElement;
    const given = () => JSON.parse(find('output').textContent as string);
    const place = () => {
      placed += 1;
      const inside =
        writeMark({ stamp: stampOf(['label']), prefix: `afresh-${placed}` }) +
        view('label').replaceAll('\n', ' ').replaceAll('> <', '><');
      const box = document.createElement('main');
      box.setHTMLUnsafe(
        root === 'shadow'
          ? `<${tag} label="label"><template shadowrootmode="open">${inside}</template></${tag}>`
          : `<${tag} label="label"><template shadowrootmode="closed"><slot name="haven-view"></slot><slot hidden></slot></template><div slot="haven-view">${inside}</div></${tag}>`,
      );
      element = box.firstElementChild as HTMLElement;
      host = element.shadowRoot ?? (element.querySelector('[slot]') as HTMLElement);
      return box;
    };
    const { error } = console;
    before(() => defineElement({ tag, attributes, view: Form, root }));
    beforeEach(() => {
      console.error = () => {};
    });
    afterEach(() => {
      console.error = error;
      document.body.replaceChildren();
    });

    for (const [what, happen] of Object.entries(CHANGES)) {
      it(`keeps what was typed, ticked and chosen, and the focus, where ${what} it`, async () => {
        const box = place();
        find('[name=name]').value = 'Aroha';
        find('[value=l]').checked = true;
        find('[name=costs]').checked = true;
        find<HTMLSelectElement>('select').value = 'nz';
        find<HTMLTextAreaElement>('textarea').value = 'for the tent';
        find<HTMLDetailsElement>('details').open = true;
        happen(host, element);
        document.body.append(box);
        find('[name=name]').focus();
        await waitUntil(() => given().name, 'never heard of');
        expect(given()).to.deep.equal({
          ...{ name: 'Aroha', size: 'l', costs: true, country: 'nz', note: 'for the tent', clicks: 0 },
        });
        expect(find('[name=name]').value).to.equal('Aroha');
        expect(find('[value=l]').checked && find('[name=costs]').checked).to.equal(true);
        expect((element.shadowRoot ?? document).activeElement === find('[name=name]'), 'the focus').to.equal(true);
        expect(find<HTMLDetailsElement>('details').open, 'the details').to.equal(true);
        expect(host.querySelectorAll('output')).to.have.length(1);
      });

      it(`does a click once, on the same button, where ${what} it`, async () => {
        const box = place();
        happen(host, element);
        document.body.append(box);
        find('i').click();
        await waitUntil(() => given().clicks > 0, 'the click was lost');
        await nextFrame();
        expect(given().clicks).to.equal(1);
        count().click();
        await nextFrame();
        expect(given().clicks).to.equal(2);
      });
    }

    it('drops a click on a button that is no more', async () => {
      const box = place();
      host.querySelector('p')?.replaceChildren('other words');
      const gone = document.createElement('button');
      gone.textContent = 'Buy now';
      host.querySelector('div')?.prepend(gone);
      document.body.append(box);
      gone.click();
      await nextFrame();
      await nextFrame();
      expect(given().clicks).to.equal(0);
    });
  });
}
