import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { expect, nextFrame } from '#testing/browser.ts';
import { defineElement } from './define-element.tsx';
import { FIELD } from './field-members.ts';
import { useHost } from './host.ts';
import { siteContext } from './inherited-context.ts';
import { hydrateAll } from './testing/hydrate-all.ts';

const log: string[] = [];
const attributes = z.object({
  label: z._default(z.string(), 'anon'),
  on: z._default(z.boolean(), false),
  count: z._default(z.number(), 1),
  items: z._default(z.array(z.object({ id: z.number() })), []),
  siteCountryCode: z._default(z.string(), 'AUS'),
});

function Probe(props: z.output<typeof attributes>) {
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    log.push('mount');
    return () => {
      log.push('unmount');
    };
  }, []);
  return (
    <p>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <i>{JSON.stringify({ ...props, items: props.items.length })}</i>
    </p>
  );
}

type ProbeElement = HTMLElement & Record<string, unknown>;
const rendered = (element: Element) => element.shadowRoot ?? element.querySelector('[slot="haven-view"]') ?? element;
const shown = (element: Element) => JSON.parse(rendered(element).querySelector('i')?.textContent ?? 'null');
const create = (tag: string) => document.createElement(tag) as ProbeElement;
const parse = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box.firstElementChild as ProbeElement;
};

describe('defineElement', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    log.length = 0;
  });

  before(() => {
    defineElement({
      tag: 'probe-shadow',
      attributes,
      context: siteContext,
      view: Probe,
      root: 'shadow',
      styles: ['i{color:rgb(1, 2, 3)}'],
    });
    defineElement({
      tag: 'probe-light',
      attributes,
      context: siteContext,
      view: Probe,
      root: 'light',
      styles: ['i{color:rgb(1, 2, 3)}'],
    });
  });

  it('reads properties set before the definition, and later ones', async () => {
    const early = create('probe-early');
    early.label = 'early';
    early.items = [{ id: 1 }];
    document.body.append(early);
    defineElement({ tag: 'probe-early', attributes, context: siteContext, view: Probe, root: 'shadow' });
    expect(shown(early)).to.include({ label: 'early', items: 1 });
    early.label = 'later';
    await nextFrame();
    expect(shown(early).label).to.equal('later');
  });

  it('defines a tag once, however often it is asked', () => {
    expect(() =>
      defineElement({ tag: 'probe-shadow', attributes, context: siteContext, view: Probe, root: 'shadow' }),
    ).not.to.throw();
  });

  for (const tag of ['probe-shadow', 'probe-light']) {
    describe(`<${tag}>`, () => {
      it('does not mount while detached', async () => {
        create(tag).setAttribute('label', 'x');
        await nextFrame();
        expect(log).to.deep.equal([]);
      });

      it('has its content synchronously on connect', () => {
        const element = create(tag);
        document.body.append(element);
        expect(rendered(element).querySelector('button')).to.exist;
      });

      it('reads attributes by the rules of HTML, and back to their defaults', async () => {
        const element = parse(`<${tag} on label="a" count="5"></${tag}>`);
        expect(shown(element)).to.include({ label: 'a', on: true, count: 5 });
        element.removeAttribute('on');
        element.setAttribute('label', '');
        element.removeAttribute('count');
        await nextFrame();
        expect(shown(element)).to.include({ label: '', on: false, count: 1 });
        element.setAttribute('on', 'false');
        await nextFrame();
        expect(shown(element).on).to.equal(false);
        for (const word of ['on', 'true', ' TRUE ']) {
          element.setAttribute('on', word);
          await nextFrame();
          expect(shown(element).on, word).to.equal(true);
        }
      });

      it('uses the default for undefined and reflects nothing', async () => {
        const element = parse(`<${tag} count="5"></${tag}>`);
        const items = [{ id: 2 }];
        element.items = items;
        element.count = undefined;
        element.on = false;
        await nextFrame();
        expect(shown(element)).to.include({ count: 1, items: 1 });
        expect(element.items).to.equal(items);
        expect(element.hasAttribute('items')).to.equal(false);
        expect(element.hasAttribute('on')).to.equal(false);
        expect(element.getAttribute('count')).to.equal('5');
      });

      it('shows the author’s children on a bad attribute, names it, and recovers', async () => {
        const warn = console.warn;
        const warnings: string[] = [];
        console.warn = (text: string) => warnings.push(text);
        let faults = 0;
        document.addEventListener('haven-error', () => faults++, { once: true });
        const element = parse(`<${tag} items="{bad"><b>offline text</b></${tag}>`);
        await nextFrame();
        console.warn = warn;
        expect(element.matches(':defined')).to.equal(true);
        expect(element.querySelector('b')?.getBoundingClientRect().width).to.be.above(0);
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain(`<${tag}>`).and.to.contain('"items"');
        expect(faults).to.equal(1);
        element.setAttribute('items', '[{"id":3}]');
        await nextFrame();
        expect(shown(element).items).to.equal(1);
      });

      it('keeps its state when moved, by append and by moveBefore, and frees it when removed', async () => {
        const first = document.createElement('div');
        const second = document.createElement('div');
        document.body.append(first, second);
        const element = create(tag);
        first.append(element);
        await nextFrame();
        rendered(element).querySelector('button')?.click();
        await nextFrame();
        log.length = 0;
        second.append(element);
        await nextFrame();
        // WebKit 2.50 has no moveBefore, so the element is removed and inserted.
        const { moveBefore } = first as { moveBefore?: (node: Node, before: null) => void };
        if (moveBefore) moveBefore.call(first, element, null);
        else first.append(element);
        await nextFrame();
        expect(rendered(element).querySelector('button')?.textContent).to.equal('1');
        expect(log).to.deep.equal([]);
        element.remove();
        await nextFrame();
        expect(log).to.deep.equal(['unmount']);
        expect(rendered(element).querySelector('p')).to.equal(null);
      });

      it('gives the author’s children back when removed, and hides them again when put back', async () => {
        const element = parse(`<${tag}><b>text</b></${tag}>`);
        element.remove();
        await nextFrame();
        expect(element.querySelector('b')?.textContent).to.equal('text');
        document.body.append(element);
        expect(rendered(element).querySelector('button')).to.exist;
      });

      it('keeps its styles inside a shadow root and in another document', async () => {
        const box = document.createElement('div');
        document.body.append(box);
        const root = box.attachShadow({ mode: 'open' });
        const element = create(tag);
        root.append(element);
        const colour = () => getComputedStyle(rendered(element).querySelector('i') as Element).color;
        expect(colour()).to.equal('rgb(1, 2, 3)');
        const frame = document.createElement('iframe');
        document.body.append(frame);
        frame.contentDocument?.body.append(element);
        await nextFrame();
        expect(colour()).to.equal('rgb(1, 2, 3)');
        element.remove();
        await nextFrame();
        expect(root.adoptedStyleSheets).to.have.length(0);
      });

      it('inherits the country from above, across roots and through later changes [W1.05]', async () => {
        const box = document.createElement('div');
        box.setAttribute('site-country-code', 'NZL');
        document.body.append(box);
        const inner = document.createElement('div');
        inner.attachShadow({ mode: 'open' });
        box.append(inner);
        const element = create(tag);
        inner.shadowRoot?.append(element);
        expect(shown(element).siteCountryCode).to.equal('NZL');
        element.setAttribute('site-country-code', 'AUS');
        await nextFrame();
        expect(shown(element).siteCountryCode).to.equal('AUS');
        const direct = create(tag);
        box.append(direct);
        box.setAttribute('site-country-code', 'AUS');
        await nextFrame();
        expect(shown(direct).siteCountryCode).to.equal('AUS');
      });

      it('keeps its country when a translator writes another lang onto the page [W1.05]', async () => {
        const { documentElement } = document;
        const { lang } = documentElement;
        const element = create(tag);
        document.body.append(element);
        const before = shown(element).siteCountryCode;
        documentElement.lang = 'en-NZ';
        await nextFrame();
        expect([before, shown(element).siteCountryCode]).to.deep.equal(['AUS', 'AUS']);
        documentElement.lang = lang;
      });

      it('survives a connect inside React’s own commit', async () => {
        const Outer = () => {
          const Tag = tag as 'div';
          return <Tag />;
        };
        const name = `${tag}-outer` as const;
        defineElement({ tag: name, attributes: z.object({}), view: Outer, root: 'light' });
        const outer = create(name);
        document.body.append(outer);
        await nextFrame();
        expect(rendered(outer.querySelector(tag) as Element).querySelector('button')).to.exist;
      });
    });
  }

  it('shows the author’s children when the view throws, reports it, and tries again on new input', async () => {
    const Thrower = ({ fail }: { fail: boolean }) => {
      if (fail) throw new Error('boom');
      return <em>fine</em>;
    };
    defineElement({
      tag: 'probe-throw',
      attributes: z.object({ fail: z._default(z.boolean(), false) }),
      view: Thrower,
      root: 'light',
    });
    let received: CustomEvent | undefined;
    document.addEventListener('haven-error', (event) => (received = event as CustomEvent), { once: true });
    const error = console.error;
    console.error = () => {};
    const element = parse('<probe-throw fail><b>fallback</b></probe-throw>');
    await nextFrame();
    console.error = error;
    expect(element.querySelector('b')?.isConnected).to.equal(true);
    expect(String(received?.detail.error)).to.contain('boom');
    element.removeAttribute('fail');
    await nextFrame();
    expect(rendered(element).textContent).to.equal('fine');
    element.remove();
    await nextFrame();
    expect(element.querySelector('b')?.textContent).to.equal('fallback');
  });

  it('lets the page refuse a cancelable event', async () => {
    let allowed: boolean | undefined;
    const Asker = () => {
      const host = useHost<{ 'probe-ask': { amount: number } }>();
      const ask = () => (allowed = host.emit('probe-ask', { amount: 5 }, { cancelable: true }));
      return (
        <button type="button" onClick={ask}>
          ask
        </button>
      );
    };
    defineElement({ tag: 'probe-ask', attributes: z.object({}), view: Asker, root: 'shadow' });
    const element = parse('<probe-ask></probe-ask>');
    element.shadowRoot?.querySelector('button')?.click();
    expect(allowed).to.equal(true);
    document.addEventListener('probe-ask', (event) => event.preventDefault(), { once: true });
    element.shadowRoot?.querySelector('button')?.click();
    expect(allowed).to.equal(false);
  });

  it('takes part in a form: value, reset, fieldset disabled', async () => {
    const Field = () => {
      const host = useHost();
      const [state, setState] = useState('fresh');
      useEffect(() => {
        host.internals.setFormValue('forty');
        host.form.reset = () => setState('reset');
        host.form.disabled = (disabled) => setState(disabled ? 'disabled' : 'enabled');
      }, [host]);
      return <span>{state}</span>;
    };
    defineElement({ tag: 'probe-field', attributes: z.object({}), view: Field, root: 'shadow', formAssociated: FIELD });
    const form = parse(
      '<form><fieldset><probe-field name="amount"></probe-field></fieldset></form>',
    ) as unknown as HTMLFormElement;
    const text = () => form.querySelector('probe-field')?.shadowRoot?.textContent;
    await nextFrame();
    expect(new FormData(form).get('amount')).to.equal('forty');
    form.reset();
    await nextFrame();
    expect(text()).to.equal('reset');
    (form.querySelector('fieldset') as HTMLFieldSetElement).disabled = true;
    await nextFrame();
    expect(text()).to.equal('disabled');
  });

  it('keeps a declarative shadow root that the server sent', () => {
    const box = document.createElement('div');
    box.setHTMLUnsafe('<probe-declared><template shadowrootmode="open"><slot></slot></template></probe-declared>');
    document.body.append(box);
    const element = box.firstElementChild as HTMLElement;
    const root = element.shadowRoot;
    defineElement({ tag: 'probe-declared', attributes, context: siteContext, view: Probe, root: 'shadow' });
    hydrateAll();
    expect(element.shadowRoot).to.equal(root);
    expect(root?.querySelector('button')).to.exist;
  });
});
