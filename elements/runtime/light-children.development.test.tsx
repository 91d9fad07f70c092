/** @jsxImportSource react */
// The page of an author, whose compiler knows nothing of ours.
import { tags } from 'virtual:haven-tags';
import { StrictMode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, nextFrame } from '#testing/browser.ts';
import { VIEW_SLOT } from './light-view.ts';
import { everyDefinition } from './testing/every-definition.ts';
import { isSeen } from './testing/is-seen.ts';

const viewOf = (element: Element) => element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`);
/** The attributes of a tag's first example. */
const attributesOf = (tag: string, html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const [found] = template.content.querySelectorAll(tag);
  return Object.fromEntries([...(found?.attributes ?? [])].map(({ name, value }) => [name, value]));
};

describe('the author’s children of every tag in the light DOM', () => {
  const logged: string[] = [];
  const { error, warn } = console;
  const { fetch } = window;

  before(() =>
    Promise.all([...Object.values(tags).map((load) => load()), import('../../checkout-widget/pay-widget.ts')]),
  );
  beforeEach(() => {
    console.error = (...texts: unknown[]) => logged.push(texts.join(' '));
    console.warn = (...texts: unknown[]) => logged.push(texts.join(' '));
    // There is no server here; these tests do not need it.
    window.fetch = () => new Promise(() => {});
  });
  afterEach(async () => {
    Object.assign(console, { error, warn });
    window.fetch = fetch;
    document.body.replaceChildren();
    await nextFrame();
    logged.length = 0;
  });

  for (const { tag, documentation } of everyDefinition) {
    const given = attributesOf(tag, documentation.examples[0].html);

    it(`<${tag}> leaves its children to React, and logs nothing`, async () => {
      const Tag = tag as 'div';
      let set: (step: number) => void = () => {};
      function Page() {
        const [step, setStep] = useState(0);
        set = (next) => flushSync(() => setStep(next));
        const element = useRef<HTMLDivElement>(null);
        useLayoutEffect(() => {
          if (element.current?.localName !== tag) throw new Error('another element');
        });
        return (
          <Tag ref={element} {...given}>
            {step > 0 && <b key="b">first</b>}
            {step !== 2 && <i key="i">{`step ${step}`}</i>}
            {step === 3 && 'words'}
            {step === 4 ? [<u key="1">1</u>, <u key="2">2</u>] : [<u key="2">2</u>, <u key="1">1</u>]}
          </Tag>
        );
      }
      const box = document.createElement('div');
      document.body.append(box);
      const root = createRoot(box);
      flushSync(() =>
        root.render(
          <StrictMode>
            <Page />
          </StrictMode>,
        ),
      );
      await nextFrame();
      const element = box.querySelector(tag) as HTMLElement;
      const own = () =>
        [...element.children].filter((child) => child.slot !== VIEW_SLOT).map((node) => node.textContent);
      expect(own(), '[A1.02] as written').to.deep.equal(['step 0', '2', '1']);
      const seen: string[][] = [];
      for (const step of [1, 2, 3, 4, 0]) {
        set(step);
        await nextFrame();
        seen.push(own() as string[]);
      }
      expect(seen, '[A1.02] added, removed, reordered and changed').to.deep.equal([
        ['first', 'step 1', '2', '1'],
        ['first', '2', '1'],
        ['first', 'step 3', '2', '1'],
        ['first', 'step 4', '1', '2'],
        ['step 0', '2', '1'],
      ]);
      flushSync(() => root.render(<Tag {...given}>words only</Tag>));
      flushSync(() => root.render(<Tag {...given}>other words</Tag>));
      await nextFrame();
      const view = viewOf(box.querySelector(tag) as HTMLElement);
      if (view) expect(view.childElementCount, '[A1.02] the view outlives a text').to.be.above(0);
      root.unmount();
      await nextFrame();
      expect(logged, '[A1.04] an empty console').to.deep.equal([]);
    });
  }

  it('shows in place what a framework writes while the view cannot be rendered', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    const root = createRoot(box);
    const show = async (options: string, more: boolean) => {
      flushSync(() =>
        root.render(
          <drop-down options={options}>
            <b>one</b>
            {more && <i>two</i>}
          </drop-down>,
        ),
      );
      await nextFrame();
      return [...box.querySelectorAll('b, i, .haven-field')].filter(isSeen).map(({ localName }) => localName);
    };
    expect(await show('{bad', false), '[A1.02] the fallback').to.deep.equal(['b']);
    expect(await show('{bad', true), '[A1.02] it follows').to.deep.equal(['b', 'i']);
    expect(await show('["A"]', true), 'the view').to.deep.equal(['div']);
    expect(await show('{bad', false)).to.deep.equal(['b']);
    root.unmount();
  });

  it('removes hidden controls from the form around the tag, and restores them', async () => {
    const form = document.createElement('form');
    form.innerHTML =
      '<drop-down name="topic" options=\'["A"]\'><select name="topic"><option>B</select><input name="x" required></drop-down>';
    document.body.append(form);
    const element = form.firstElementChild as HTMLElement;
    const late = document.createElement('input');
    late.name = 'late';
    element.append(late);
    await nextFrame();
    const entries = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);
    expect([entries(), form.checkValidity()]).to.deep.equal([['topic=A'], true]);
    element.setAttribute('options', '{bad');
    await nextFrame();
    expect([entries(), form.checkValidity()]).to.deep.equal([['topic=B', 'x=', 'late='], false]);
    element.setAttribute('options', '["A"]');
    await nextFrame();
    expect(entries()).to.deep.equal(['topic=A']);
  });
});
