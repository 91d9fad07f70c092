import { RENDERED_AT, renderedExamples } from 'virtual:haven-rendered-examples';
import { tags } from 'virtual:haven-tags';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { VIEW_SLOT } from '#runtime/hydration/page-names.ts';
import { hydrateAll } from '#runtime/testing/hydrate-all.ts';
import { linkedSheet } from '#runtime/testing/linked-sheet.ts';
import { expect, nextFrame } from '#testing/browser.ts';

/** Without what React itself writes and takes back while it takes a field over. */
function changesOf(records: readonly MutationRecord[]): MutationRecord[] {
  const seen = new Map<Node, Set<string>>();
  const textOf = (nodes: NodeList) => [...nodes].map(({ textContent }) => textContent).join('');
  return records.filter(({ type, target, attributeName: name, oldValue, addedNodes, removedNodes }) => {
    if (target instanceof HTMLTextAreaElement && type === 'childList')
      return textOf(addedNodes) !== textOf(removedNodes);
    if (type !== 'attributes' || name === null) return true;
    const names = seen.get(target) ?? new Set();
    seen.set(target, names);
    return !names.has(name) && names.add(name) && (target as Element).getAttribute(name) !== oldValue;
  });
}
const statuses = (element: Element) =>
  [...element.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' ');
/** A counter begins to count from zero. */
const isCounting = ({ target }: MutationRecord) => (target as Element).className === 'digits';
/** Positions that an effect measures, set through CSSOM. */
const isPosition = ({ attributeName }: MutationRecord) => attributeName === 'style';

/** A tag inside a view renders itself. */
const isNested = ({ target }: MutationRecord, tag: string) => {
  const element = target instanceof Element ? target : target.parentElement;
  const closest = element?.closest('quantity-stepper, drop-down, date-range-picker, address-search, donation-mode');
  return Boolean(closest && closest.localName !== tag);
};

/** A carousel begins to move, which is not announced. */
const isRotating = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest(
    '.viewport[aria-live], [part="rotation-button"]',
  );

/** What is rendered for browsers that a server does not know: a header for each width, all slides in one slot. */
const FOR_ANY_BROWSER = '.only-wide, .only-narrow, .track > slot';
const isForAnyBrowser = ({ target }: MutationRecord) => {
  const element = target instanceof Element ? target : target.parentElement;
  return Boolean(element?.matches('.header, .top, .track') || element?.closest(FOR_ANY_BROWSER));
};

/** A document in which no tag is ever defined: what a page looks like before its scripts. */
function frame(): Document {
  const element = document.createElement('iframe');
  element.width = '800';
  document.body.append(element);
  return element.contentDocument as Document;
}
function show(page: Document, html: string): HTMLElement {
  const sheet = page.createElement('style');
  sheet.textContent = `${linkedSheet}\nbody { margin: 0 } .rendered { inline-size: 640px }`;
  page.documentElement.lang = 'en-AU';
  page.head.append(sheet);
  const box = page.createElement('div');
  box.className = 'rendered';
  box.setHTMLUnsafe(html);
  page.body.append(box);
  return box;
}

const viewOf = (element: Element) => element.shadowRoot ?? element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`);

let pages = 0;

/** A rendered tag that no script has touched, in a page of its own: its ids are new. */
function place(html: string): { box: HTMLElement; element: (tag: string) => HTMLElement } {
  const box = document.createElement('div');
  const [, prefix = ''] = /<!--haven \w+ (\S+)-->/.exec(html) ?? [];
  pages += 1;
  box.setHTMLUnsafe(html.replaceAll(prefix, `${prefix}${pages}-`));
  return { box, element: (tag) => box.querySelector(tag) as HTMLElement };
}

describe('what a server has rendered', () => {
  const logged: unknown[] = [];
  const { error, warn } = console;
  const { fetch } = window;

  before(() => Promise.all(Object.values(tags).map((load) => load())));
  let clock: Clock;
  beforeEach(() => {
    clock = FakeTimers.install({ now: RENDERED_AT, toFake: ['Date'] });
    console.error = (...texts: unknown[]) => logged.push(texts.join(' '));
    console.warn = console.error;
    window.fetch = () => new Promise(() => {});
  });
  afterEach(async () => {
    clock.uninstall();
    Object.assign(console, { error, warn });
    window.fetch = fetch;
    document.body.replaceChildren();
    sessionStorage.clear();
    await nextFrame();
    logged.length = 0;
  });

  for (const { tag, title, rendered, reason } of renderedExamples) {
    if (reason) continue;
    it(`<${tag}> ${title} is taken over as it is`, async () => {
      const { box, element } = place(rendered);
      const view = viewOf(element(tag)) as Element | ShadowRoot;
      const nodes = [...view.querySelectorAll('*')].filter((node) => !node.closest(FOR_ANY_BROWSER));
      expect(view.childElementCount, 'rendered').to.be.above(0);
      const observer = new MutationObserver(() => {});
      observer.observe(view, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeOldValue: true,
      });
      document.body.append(box);
      hydrateAll();
      const changes = changesOf(observer.takeRecords()).filter(
        (record) =>
          !isPosition(record) &&
          !isNested(record, tag) &&
          !isCounting(record) &&
          !isRotating(record) &&
          !isForAnyBrowser(record),
      );
      expect(
        changes.map(
          ({ type, target, attributeName }) => `${type} ${target.nodeName} ${attributeName} ${target.textContent}`,
        ),
        '[A1.07] no change of what is rendered',
      ).to.deep.equal([]);
      expect(nodes.every((node) => node.isConnected)).to.equal(true);
      expect(logged, '[A1.07] an empty console').to.deep.equal([]);
    });
  }

  for (const { tag, title, rendered, reason } of renderedExamples) {
    if (reason) continue;
    it(`<${tag}> ${title} takes the same space before its script`, async () => {
      const room = (box: Element) => {
        const { width, height } = (box.querySelector(tag) as Element).getBoundingClientRect();
        return [width, height].map(Math.round);
      };
      const before = room(show(frame(), rendered));
      const sheets = document.head.querySelectorAll('style');
      const box = show(document, rendered);
      hydrateAll();
      // Tags in the view render in a microtask.
      await nextFrame();
      const after = room(box);
      for (const sheet of document.head.querySelectorAll('style')) if (![...sheets].includes(sheet)) sheet.remove();
      expect(after, '[A1.07] no shift').to.deep.equal(before);
    });
  }

  /** Tags of forms, whose buttons act on the form with the script; it posts without them. */
  const OF_FORMS = [
    'address-search',
    'date-range-picker',
    'donation-form',
    'donation-mode',
    'drop-down',
    'ecard-signing',
    'gift-cart',
    'gift-item',
    'quantity-stepper',
  ];

  it('shows no button that does nothing before its script', () => {
    const dead = (root: Document | DocumentFragment | Element): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches('button[type=button]') && element.checkVisibility({ visibilityProperty: true })
          ? [element]
          : []),
        ...(element.shadowRoot ? dead(element.shadowRoot) : []),
      ]);
    const found = renderedExamples
      .filter(({ tag }) => !OF_FORMS.includes(tag))
      .flatMap(({ tag, rendered }) => dead(show(frame(), rendered)).map((button) => `${tag}: ${button.outerHTML}`));
    expect(found).to.deep.equal([]);
  });

  const renderedGift = () => renderedExamples.find(({ tag }) => tag === 'gift-item')?.rendered as string;
  const renderedCountdown = () => renderedExamples.find(({ tag }) => tag === 'countdown-timer')?.rendered as string;
  const parts = (element: Element) => element.shadowRoot?.querySelectorAll('[role="timer"]');

  it('is rendered from scratch where an attribute has changed since, in the light DOM', async () => {
    const { box, element } = place(renderedGift());
    const gift = element('gift-item');
    const before = viewOf(gift)?.querySelector('article');
    gift.setAttribute('item-name', 'Another gift');
    document.body.append(box);
    hydrateAll();
    expect(gift.querySelector('h3')?.textContent).to.equal('Another gift');
    expect(gift.querySelectorAll('article')).to.have.length(1);
    expect(before?.isConnected).to.equal(false);
  });

  it('is rendered from scratch where the page sets another country, in a shadow root', () => {
    const { box, element } = place(renderedCountdown());
    box.setAttribute('site-country-code', 'NZL');
    const countdown = element('countdown-timer');
    const before = parts(countdown)?.[0];
    document.body.append(box);
    hydrateAll();
    expect(parts(countdown)).to.have.length(1);
    expect(parts(countdown)?.[0] === before).to.equal(false);
  });

  // As minifiers do, and Document.parseHTMLUnsafe of Chromium.
  it('is rendered once where its comments were stripped on the way', () => {
    for (const [tag, rendered, part] of [
      ['gift-item', renderedGift(), 'article'],
      ['countdown-timer', renderedCountdown(), '[role="timer"]'],
    ] as const) {
      const { box, element } = place(rendered);
      const view = viewOf(element(tag)) as Element | ShadowRoot;
      const comments = document.createNodeIterator(view, NodeFilter.SHOW_COMMENT);
      for (let found = comments.nextNode(); found; found = comments.nextNode()) (found as Comment).remove();
      document.body.append(box);
      expect(view.querySelectorAll(part), tag).to.have.length(1);
    }
  });

  it('is rendered from scratch where the browser differs: a countdown has ended', () => {
    clock.setSystemTime(Date.UTC(2050, 0, 1));
    const { box, element } = place(renderedCountdown());
    document.body.append(box);
    hydrateAll();
    expect(parts(element('countdown-timer'))).to.have.length(0);
    expect(element('countdown-timer').shadowRoot?.textContent).to.equal('Countdown ended');
  });

  it('gives way to the author’s content where an attribute is invalid', () => {
    const { box, element } = place(renderedCountdown());
    const countdown = element('countdown-timer');
    countdown.setAttribute('end-date', 'soon');
    document.body.append(box);
    hydrateAll();
    expect(countdown.shadowRoot?.querySelectorAll('*:not(style)')).to.have.length(1);
    expect(countdown.shadowRoot?.querySelector('slot:not([name])')?.localName).to.equal('slot');
  });

  it('hides the author’s content, also what comes later, and keeps what React and the visitor use', async () => {
    const { box, element } = place(renderedGift());
    const gift = element('gift-item');
    document.body.append(box);
    const late = document.createElement('b');
    late.textContent = 'late';
    gift.append(late);
    await nextFrame();
    expect(late.getClientRects()).to.have.length(0);
    const article = gift.querySelector('article');
    gift.querySelector<HTMLButtonElement>('.haven-stepper__button--plus')?.click();
    await nextFrame();
    expect(statuses(gift), 'a listener of a tag in the view').to.contain('quantity 2');
    gift.setAttribute('item-name', 'Another gift');
    await nextFrame();
    expect(gift.querySelector('h3')?.textContent).to.equal('Another gift');
    expect(gift.querySelector('article')).to.equal(article);
  });

  it('keeps what a visitor typed', async () => {
    const example = renderedExamples.find(({ tag, title }) => tag === 'petition-form' && /New Zealand/.test(title));
    const { box, element } = place(example?.rendered as string);
    const form = element('petition-form');
    const field = form.querySelector('input[name="firstName"]') as HTMLInputElement;
    field.value = 'Aroha';
    document.body.append(box);
    await nextFrame();
    expect(field.isConnected && field.value).to.equal('Aroha');
  });

  for (const tag of ['hero-carousel', 'testimonial-carousel', 'featured-content']) {
    it(`has each slide of <${tag}> in a row that scrolls, and the script goes on from the slide that is there`, async () => {
      const example = renderedExamples.find((one) => one.tag === tag);
      const { box, element } = place(example?.rendered as string);
      document.body.append(box);
      const carousel = element(tag);
      const root = carousel.shadowRoot as ShadowRoot;
      const viewport = root.querySelector('.viewport') as HTMLElement;
      const slides = [...carousel.children];
      const moves: unknown[] = [];
      carousel.addEventListener('slide-change', (event) => moves.push(event));
      const controls = root.querySelector('.controls') as HTMLElement;
      expect(controls.checkVisibility({ visibilityProperty: true }), 'no button without an effect').to.equal(false);
      expect(getComputedStyle(viewport).scrollbarWidth, 'not yet a scrollbar').to.equal('none');
      viewport.scrollLeft = 2 * viewport.clientWidth;
      const left = (slide: Element | undefined) => slide?.getBoundingClientRect().left;
      expect(left(slides[2]), 'each slide can be reached').to.equal(left(viewport));
      viewport.focus();
      hydrateAll();
      await nextFrame();
      const shown = (place: number) => !root.querySelectorAll<HTMLElement>('.slide')[place]?.inert;
      expect(slides.map((_slide, place) => shown(place))).to.deep.equal(slides.map((_slide, place) => place === 2));
      expect(root.activeElement, 'the focus').to.equal(root.querySelector('[part="rotation-button"]'));
      expect([left(slides[2]), moves.length]).to.deep.equal([left(viewport), 0]);
      expect(controls.checkVisibility({ visibilityProperty: true })).to.equal(true);
    });
  }

  it('has a menu that opens before the script, and stays open', async () => {
    const example = renderedExamples.find(({ tag }) => tag === 'site-header');
    const { box, element } = place(example?.rendered as string);
    document.body.append(box);
    const header = element('site-header');
    const root = header.shadowRoot as ShadowRoot;
    const menu = root.getElementById('menu') as HTMLDetailsElement;
    const seen = (selector: string) => [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    menu.querySelector('summary')?.click();
    await nextFrame();
    expect(seen('.menu__item > .link'), 'the links').to.have.length(4);
    expect(header.querySelector('[slot="aside"]')?.checkVisibility(), 'the column').to.equal(true);
    root.querySelector<HTMLElement>('.menu .more')?.click();
    await nextFrame();
    const below = seen('.menu__branch a').length;
    expect(below, 'the pages below').to.be.above(1);
    hydrateAll();
    await nextFrame();
    expect([menu.isConnected, menu.open, seen('.menu__branch a').length]).to.deep.equal([true, true, below]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await nextFrame();
    expect(menu.open).to.equal(false);
  });

  it('is left when its tag is removed, and rendered from scratch when it is put back or copied', async () => {
    const { box, element } = place(renderedCountdown());
    const countdown = element('countdown-timer');
    document.body.append(box);
    countdown.remove();
    await nextFrame();
    expect(parts(countdown)).to.have.length(0);
    document.body.append(countdown);
    expect(parts(countdown)).to.have.length(1);
    const { box: other, element: inOther } = place(renderedGift());
    document.body.append(other);
    const copy = inOther('gift-item').cloneNode(true) as Element;
    document.body.append(copy);
    await nextFrame();
    expect(copy.querySelectorAll('article')).to.have.length(1);
    copy.querySelector<HTMLButtonElement>('.haven-stepper__button--plus')?.click();
    await nextFrame();
    expect(statuses(copy)).to.contain('quantity 2');
  });
});
