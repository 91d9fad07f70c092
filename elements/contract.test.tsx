import { tags } from 'virtual:haven-tags';
import * as z from 'zod/mini';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { attributeKind, kebabCase, parseAttribute } from './runtime/attributes/attribute-parsing.ts';
import { VIEW_SLOT } from './runtime/light-view.ts';
import { everyDefinition } from './runtime/testing/every-definition.ts';
import { linkedSheets } from './runtime/testing/linked-sheet.ts';

const parse = (html: string, into: ParentNode & Node = document.body) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const found = template.content.querySelector<HTMLElement>('*') as HTMLElement;
  into.append(template.content);
  return found;
};
const rendered = (element: Element) =>
  element.shadowRoot ?? element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`) ?? element;
/** Texts that an author may write for an attribute: the example's own first, if it has the attribute. */
function textsFor(schema: z.core.$ZodType, own: string | null): readonly string[] {
  const common = {
    boolean: ['', 'true', 'false'],
    number: ['30', ''],
    json: ['[]', '{}', '{bad'],
    text: ['', 'NZL', '5'],
  };
  return [...(own === null ? [] : [own]), ...common[attributeKind(schema)]];
}
const FAULTY = ['', '{bad', '-1', 'null', '[]', '<img src=x onerror=alert(1)>'];
/**
 * Of these values those that an attribute reads differently: all that it refuses are alike, and so are texts without
 * markup.
 */
function readDifferently(schema: z.core.$ZodType, values: readonly string[]): string[] {
  const byReading = new Map<string, string>();
  for (const value of values) {
    const { success, data } = z.safeParse(schema, parseAttribute(attributeKind(schema), value, ''));
    const isPlainText = data === value && /^[^<]+$/.test(value);
    const reading = success ? (isPlainText ? 'plain text' : `value ${JSON.stringify(data)}`) : 'refused';
    if (!byReading.has(reading)) byReading.set(reading, value);
  }
  return [...byReading.values()];
}
/** The computed styles of what an element renders; of the options of a select, which look alike, only the first. */
function looksIn(root: ParentNode): { node: Element; values: string[] }[] {
  return [...root.querySelectorAll(':not(option + option)')].map((node) => {
    const style = getComputedStyle(node);
    return { node, values: STYLES.map((name) => style.getPropertyValue(name)) };
  });
}
const STYLES = [...getComputedStyle(document.documentElement)];
const text = (element: Element) => rendered(element).textContent?.replace(/\s+/g, ' ');
/** A view may load a part when the browser is idle, which one of two elements does before the other. */
const renderedAlike = (one: Element, other: Element, what: string) =>
  waitUntil(() => text(one) === text(other), `rendered differently: ${what}`);

/** One suite over every tag: the behaviour that each element guarantees to a page. */
describe('the contract of every tag', () => {
  const failures: string[] = [];
  const onFailure = (event: ErrorEvent | PromiseRejectionEvent) =>
    failures.push(String('reason' in event ? event.reason : event.message));

  before(async () => {
    await Promise.all([...Object.values(tags).map((load) => load()), import('../checkout-widget/pay-widget.ts')]);
    window.addEventListener('error', onFailure);
    window.addEventListener('unhandledrejection', onFailure);
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    expect(failures.splice(0)).to.deep.equal([]);
  });

  it('covers the whole registry', () => {
    expect(everyDefinition.map(({ tag }) => tag).sort()).to.deep.equal([...Object.keys(tags), 'pay-widget'].sort());
  });

  for (const { tag, attributes, documentation } of everyDefinition) {
    describe(`<${tag}>`, () => {
      const example = documentation.examples[0].html;
      const find = (root: ParentNode) => root.querySelector<HTMLElement>(tag) as HTMLElement;

      it('reads every property as its attribute, and gives the value in force [A1.01]', async () => {
        const warn = console.warn;
        console.warn = () => {};
        const template = document.createElement('template');
        template.innerHTML = example;
        const placed = () => {
          const place = parse('<div></div>');
          parse(example, place);
          return find(place) as HTMLElement & Record<string, unknown>;
        };
        const fresh = () => document.createElement(tag) as HTMLElement & Record<string, unknown>;
        for (const [name, schema] of Object.entries(attributes.shape)) {
          const attribute = kebabCase(name);
          for (const given of textsFor(schema, find(template.content).getAttribute(attribute))) {
            const [byAttribute, byProperty] = [fresh(), fresh()];
            byAttribute.setAttribute(attribute, given);
            byProperty[name] = given;
            expect(byProperty[name], `${name}="${given}"`).to.deep.equal(byAttribute[name]);
            for (const absent of [null, undefined]) {
              byProperty[name] = given;
              byProperty[name] = absent;
              expect(byProperty[name], `${name}=${absent}`).to.deep.equal(fresh()[name]);
            }
          }
          const { data } = z.safeParse(schema, undefined);
          expect(fresh()[name], `the default of ${name}`).to.deep.equal(data);
          const [given = ''] = textsFor(schema, find(template.content).getAttribute(attribute));
          const [byAttribute, byProperty] = [placed(), placed()];
          byAttribute.setAttribute(attribute, given);
          byProperty[name] = given;
          await nextFrame();
          await renderedAlike(byProperty, byAttribute, `${name}="${given}"`);
          document.body.replaceChildren();
        }
        console.warn = warn;
      });

      it('is created without side effects', () => {
        const element = document.createElement(tag);
        expect(element.attributes).to.have.length(0);
        expect(element.childNodes).to.have.length(0);
      });

      it('describes every attribute, and hides none that every element has', () => {
        expect(Object.keys(attributes.shape).filter((name) => name in HTMLElement.prototype)).to.deep.equal([]);
        expect(Object.keys(documentation.attributes).sort()).to.deep.equal(Object.keys(attributes.shape).sort());
      });

      for (const { title, html } of documentation.examples) {
        it(`renders its example “${title}” synchronously, without a fault and accessibly`, async () => {
          let fault: unknown;
          document.addEventListener('haven-error', (event) => (fault = (event as CustomEvent).detail.error), {
            once: true,
          });
          parse(html);
          const element = find(document);
          expect(rendered(element).childElementCount).to.be.above(0);
          await nextFrame();
          expect(fault).to.equal(undefined);
          await expect(element).to.be.accessible();
        });
      }

      it('renders the same in somebody’s shadow root', async () => {
        parse(example);
        const box = parse('<div></div>');
        parse(example, box.attachShadow({ mode: 'open' }));
        await nextFrame();
        const [inPage, inRoot] = [find(document), find(box.shadowRoot as ShadowRoot)];
        await renderedAlike(inRoot, inPage, 'in a shadow root');
        const size = (element: Element) => getComputedStyle(rendered(element).firstElementChild as Element).display;
        expect(size(inRoot)).to.equal(size(inPage));
      });

      it('brings its whole look along: the sheet that pages link changes nothing that it renders', async () => {
        const root = parse('<div></div>').attachShadow({ mode: 'open' });
        parse(example, root);
        await nextFrame();
        // Children of a tag with a shadow root belong to the page, and the checkout has its own styles.
        const isBlockInPage = tag in tags && !find(root).shadowRoot;
        const looks = () => (isBlockInPage ? looksIn(find(root)) : []);
        const alone = looks();
        root.adoptedStyleSheets = [...linkedSheets(), ...root.adoptedStyleSheets];
        const changes = looks().flatMap(({ node, values }, place) =>
          STYLES.filter((_, index) => values[index] !== alone[place]?.values[index]).map(
            (name) => `${node.localName}.${node.classList.value}: ${name}`,
          ),
        );
        expect(changes).to.deep.equal([]);
      });

      it('keeps what it has rendered when it is moved', async () => {
        parse(example);
        const element = find(document);
        await nextFrame();
        const before = rendered(element).firstElementChild;
        parse('<section></section>').append(element);
        await nextFrame();
        expect(rendered(element).firstElementChild).to.equal(before);
      });

      it('leaves nothing behind when it is removed', async () => {
        const sheets = document.adoptedStyleSheets.length;
        parse(example);
        await nextFrame();
        document.body.replaceChildren();
        await nextFrame();
        expect(document.adoptedStyleSheets.length).to.equal(sheets);
      });

      it('writes no inline style or script', async () => {
        parse(example);
        await nextFrame();
        const root = rendered(find(document));
        expect(root.querySelectorAll('script, style, [onclick], [onload], [onerror]')).to.have.length(0);
      });

      it('shows its fallback or a default for faulty values of every attribute, and never throws', async () => {
        const warn = console.warn;
        console.warn = () => {};
        for (const [name, schema] of Object.entries(attributes.shape)) {
          for (const value of FAULTY) {
            const element = document.createElement(tag) as HTMLElement & Record<string, unknown>;
            element.setAttribute(kebabCase(name), value);
            expect(() => element[name], `${name}="${value}"`).not.to.throw();
          }
          const places = readDifferently(schema, FAULTY).map((value) => {
            const place = parse('<div></div>');
            parse(example, place);
            find(place).setAttribute(kebabCase(name), value);
            return place;
          });
          await nextFrame();
          for (const place of places) {
            const element = find(place);
            expect(element.matches(':defined')).to.equal(true);
            expect(rendered(element).querySelector('img[onerror]')).to.equal(null);
          }
          document.body.replaceChildren();
        }
        console.warn = warn;
      });
    });
  }
});
