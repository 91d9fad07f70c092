import { sendKeys } from '@web/test-runner-commands';
import { HEADER_CAROUSEL_SHIFT_PX } from '#rules/limits.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './site-header.tsx';
import { click, inside, isOpen, list, place, rendered, resize, text, toggleOf } from './testing/header-page.ts';

describe('site-header on wide screens', () => {
  before(() => resize(1024));
  afterEach(() => document.body.replaceChildren());

  const many = list(Array.from({ length: 30 }, (_, index) => [`Item number ${index + 1}`, `/item-${index + 1}`]));
  const offset = (element: Element) => {
    const { translate } = getComputedStyle(inside(element, '.track') as Element);
    return translate === 'none' ? 0 : Number.parseFloat(translate);
  };
  const step = (element: Element, name: string) => toggleOf(element, name) as HTMLElement;
  const inView = (element: Element, index: number) => {
    const view = inside(element, '.view')?.getBoundingClientRect() as DOMRect;
    const item = element.shadowRoot?.querySelectorAll('.item')[index]?.getBoundingClientRect() as DOMRect;
    return item.left >= view.left - 1 && item.right <= view.right + 1;
  };
  /** Waits until the transitions have ended. */
  const still = async (element: Element) => {
    // Sizes are reported with a frame, and rendered after it.
    await nextFrame();
    await rendered();
    await nextFrame();
    for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.finish();
  };

  it('moves on by 600 px at each step, and back [W2.06] [W2.04] [W9.01]', async () => {
    expect(HEADER_CAROUSEL_SHIFT_PX).to.equal(600);
    const element = place(many);
    await still(element);
    const hidden = [...Array(30).keys()].find((index) => !inView(element, index)) as number;
    expect(offset(element)).to.equal(0);
    await click(step(element, 'Further items'));
    await still(element);
    expect(offset(element)).to.equal(-600);
    expect(inView(element, hidden)).to.equal(true);
    await click(step(element, 'Further items'));
    await still(element);
    expect(offset(element)).to.equal(-1200);
    await click(step(element, 'Earlier items'));
    await click(step(element, 'Earlier items'));
    await still(element);
    expect(offset(element)).to.equal(0);
  });

  it('ends with the last item in sight, and goes no further either way [W2.04]', async () => {
    const element = place(many);
    await still(element);
    expect(step(element, 'Earlier items').ariaDisabled).to.equal('true');
    await click(step(element, 'Earlier items'));
    await still(element);
    expect(offset(element)).to.equal(0);
    for (let clicks = 0; clicks < 40; clicks += 1) await click(step(element, 'Further items'));
    await still(element);
    expect(step(element, 'Further items').ariaDisabled).to.equal('true');
    expect(inView(element, 29)).to.equal(true);
    expect(offset(element) % 600).to.equal(0);
  });

  it('brings every item into sight at some step, and the one with the focus at once [W2.04]', async () => {
    const element = place(many);
    await still(element);
    const links = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.item > a') ?? [])];
    for (const index of [0, 7, 13, 21, 29, 3]) {
      links[index]?.focus();
      await still(element);
      expect(inView(element, index), `item ${index + 1}`).to.equal(true);
    }
  });

  it('runs the other way where text runs from right to left [W2.06]', async () => {
    document.documentElement.dir = 'rtl';
    const element = place(many);
    await still(element);
    expect(inView(element, 0)).to.equal(true);
    await click(step(element, 'Further items'));
    await still(element);
    expect(offset(element)).to.equal(600);
    const last = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.item > a') ?? [])][29];
    last?.focus();
    await still(element);
    expect(inView(element, 29)).to.equal(true);
    document.documentElement.removeAttribute('dir');
  });

  it('has no steps where all items fit', async () => {
    const element = place();
    await still(element);
    expect(toggleOf(element, 'Further items')).to.equal(undefined);
  });

  it('slides its bar below the item that is hovered, focused, open or current [W2.05]', async () => {
    const element = place();
    const items = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.item') ?? [])];
    const bar = () => inside(element, '.bar')?.getBoundingClientRect() as DOMRect;
    const below = async (index: number) => {
      await still(element);
      const item = items[index]?.getBoundingClientRect() as DOMRect;
      expect(bar().left).to.be.closeTo(item.left, 1);
      expect(bar().width).to.be.closeTo(item.width, 1);
    };
    await below(0);
    items[2]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await below(2);
    items[2]?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, composed: true }));
    await below(0);
    await click(toggleOf(element, 'Ways to give') as HTMLElement);
    await below(1);
    await sendKeys({ press: 'Escape' });
    items[2]?.querySelector('a')?.focus();
    await below(2);
  });

  it('has no bar where no item is current [W2.05]', async () => {
    const element = place(list([['Gifts', '/gifts']]));
    await rendered();
    expect(inside(element, '.bar')?.getBoundingClientRect().width).to.equal(0);
  });

  it('has its bar below the current item at once, and slides only from one item to another [W2.05]', async () => {
    const element = place(
      list([
        ['Gifts', '/gifts'],
        ['Events', '/events'],
      ]).replace('href="/events"', 'href="/events" aria-current="true"'),
    );
    await rendered();
    const bar = inside(element, '.bar') as HTMLElement;
    const item = element.shadowRoot?.querySelectorAll<HTMLElement>('.item')[1] as HTMLElement;
    expect(bar.getAnimations()).to.deep.equal([]);
    expect(bar.getBoundingClientRect().left).to.be.closeTo(item.getBoundingClientRect().left, 1);
    element.shadowRoot
      ?.querySelector('.item')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await nextFrame();
    await rendered();
    expect(bar.getAnimations()).to.have.length(1);
  });

  it('opens the pages below an item, one at a time, in sight [W2.11]', async () => {
    const element = place();
    const toggle = toggleOf(element, 'Pages below Our work') as HTMLElement;
    expect(isOpen(toggle)).to.equal(false);
    await click(toggle);
    const panel = inside(element, '.panel') as HTMLElement;
    expect([isOpen(toggle), panel.checkVisibility()]).to.deep.equal([true, true]);
    expect(panel.matches('.panel--mega')).to.equal(false);
    expect([...panel.querySelectorAll('a')].map(text)).to.deep.equal(['Shelter', 'Tents', 'Water']);
    const { top, left, right } = panel.getBoundingClientRect();
    expect(top).to.be.closeTo(inside(element, '.row')?.getBoundingClientRect().bottom ?? 0, 2);
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
    expect(document.elementsFromPoint(left + 40, top + 20).includes(element)).to.equal(true);
    await click(toggleOf(element, 'Ways to give') as HTMLElement);
    expect(openPanels(element)).to.have.length(1);
    expect(isOpen(toggle)).to.equal(false);
    panelLink(element).click();
    await nextFrame();
    expect(openPanels(element)).to.have.length(0);
  });
  const openPanels = (element: Element) =>
    [...(element.shadowRoot?.querySelectorAll('.panel') ?? [])].filter((panel) => panel.checkVisibility());
  const panelLink = (element: Element) => {
    const link = openPanels(element)[0]?.querySelector('a') as HTMLElement;
    link.addEventListener('click', (event) => event.preventDefault());
    return link;
  };

  it('shows the mega panel instead of the plain one, as wide as the window [W2.11]', async () => {
    const element = place(undefined, 'mega');
    await click(toggleOf(element, 'Pages below Our work') as HTMLElement);
    const panel = inside(element, '.panel--mega') as HTMLElement;
    expect(openPanels(element)).to.have.length(1);
    expect(panel.getBoundingClientRect().width).to.be.closeTo(document.documentElement.clientWidth, 1);
    expect([...panel.querySelectorAll('a')].map(text)).to.deep.equal(['Our work', 'Shelter', 'Tents', 'Water']);
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    expect(openPanels(element)).to.have.length(0);
    expect(element.shadowRoot?.activeElement).to.equal(toggleOf(element, 'Pages below Our work'));
  });
});
