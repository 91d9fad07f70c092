import { sendKeys } from '@web/test-runner-commands';
import { HEADER_SCROLLED_PX } from '#rules/limits.ts';
import { linkedSheet } from '#runtime/testing/linked-sheet.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './site-header.tsx';
import { click, inside, isOpen, list, nav, place, resize, text, toggleOf } from './testing/header-page.ts';

describe('site-header', () => {
  before(() => resize(1024));
  after(() => resize(1024));
  afterEach(() => {
    document.body.replaceChildren();
    scrollTo(0, 0);
  });

  it('shows the mobile navigation below 1024 px and the desktop one from there on [W2.08]', async () => {
    const element = place();
    const shown = () => [inside(element, '.row') !== null, inside(element, '.menu') !== null];
    expect(shown()).to.deep.equal([true, false]);
    await resize(1023);
    expect(shown()).to.deep.equal([false, true]);
    await resize(1024);
    expect(shown()).to.deep.equal([true, false]);
  });

  it('is scrolled from 33 px on [W2.10] [W9.01]', async () => {
    expect(HEADER_SCROLLED_PX).to.equal(33);
    const element = place();
    const below = document.createElement('div');
    below.style.blockSize = '3000px';
    document.body.append(below);
    const scrolledAt = async (top: number) => {
      scrollTo(0, top);
      await nextFrame();
      await nextFrame();
      expect(scrollY).to.equal(top);
      return inside(element, '.header--scrolled') !== null;
    };
    expect(await scrolledAt(32)).to.equal(false);
    expect(await scrolledAt(33)).to.equal(true);
    expect(await scrolledAt(34)).to.equal(true);
    expect(await scrolledAt(32)).to.equal(false);
    expect(await scrolledAt(33)).to.equal(true);
    expect(await scrolledAt(0)).to.equal(false);
    // The header keeps its position and height, so that nothing jumps.
    expect(await scrolledAt(1000)).to.equal(true);
    expect(element.getBoundingClientRect().top).to.equal(0);
  });

  it('is one banner, its own or that of an element which is one before its script', () => {
    const banners = (element: HTMLElement) => [element.role, element.shadowRoot?.querySelectorAll('header').length];
    expect(banners(place())).to.deep.equal([null, 1]);
    expect(banners(place(undefined, 'role="banner"'))).to.deep.equal(['banner', 0]);
  });

  it('opens and closes the search [W2.09]', async () => {
    const element = place();
    const toggle = toggleOf(element, 'Search') as HTMLElement;
    const panel = inside(element, '.search') as HTMLElement;
    expect([isOpen(toggle), panel.checkVisibility()]).to.deep.equal([false, false]);
    await click(toggle);
    expect([isOpen(toggle), panel.checkVisibility()]).to.deep.equal([true, true]);
    expect(document.activeElement).to.equal(element.querySelector('input'));
    await click(toggle);
    expect([isOpen(toggle), panel.checkVisibility()]).to.deep.equal([false, false]);
  });

  it('has no search button without a search, and one when a search comes later', async () => {
    const element = place(nav);
    expect(toggleOf(element, 'Search')).to.equal(undefined);
    const form = document.createElement('form');
    form.slot = 'search';
    element.append(form);
    await nextFrame();
    expect(toggleOf(element, 'Search')).not.to.equal(undefined);
  });

  it('closes on Escape and gives the focus back, and when focus or pointer leave', async () => {
    const element = place();
    const toggle = toggleOf(element, 'Search') as HTMLElement;
    await click(toggle);
    await sendKeys({ press: 'Escape' });
    expect(isOpen(toggle)).to.equal(false);
    expect(element.shadowRoot?.activeElement).to.equal(toggle);
    await click(toggle);
    const outside = document.createElement('button');
    document.body.append(outside);
    outside.focus();
    await nextFrame();
    expect(isOpen(toggle)).to.equal(false);
    await click(toggle);
    outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await nextFrame();
    expect(isOpen(toggle)).to.equal(false);
  });

  it('closes a list of the author on Escape too, and gives the focus back to its summary', async () => {
    const element = place(
      `${nav}<div slot="aside"><details><summary>English</summary><a href="/ar">Arabic</a></details></div>`,
    );
    const details = element.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    details.querySelector('a')?.focus();
    await sendKeys({ press: 'Escape' });
    expect(details.open).to.equal(false);
    expect(document.activeElement).to.equal(details.querySelector('summary'));
  });

  it('is a list of all its links, with its search, where no script comes', () => {
    const frame = document.createElement('iframe');
    frame.width = '400';
    document.body.append(frame);
    const page = frame.contentDocument as Document;
    const sheet = page.createElement('style');
    sheet.textContent = linkedSheet;
    page.head.append(sheet);
    page.body.innerHTML = place().outerHTML;
    const seen = (selector: string) =>
      [...page.querySelectorAll(selector)].map((each) => each.checkVisibility({ visibilityProperty: true }));
    expect(seen('nav a'), 'at first as with the script').to.deep.equal(Array(6).fill(false));
    for (const animation of page.getAnimations()) animation.finish();
    expect([...seen('nav a'), ...seen('input'), ...seen('p a')], 'later').to.deep.equal(Array(8).fill(true));
  });

  it('leaves the skip link first', async () => {
    const skip = document.createElement('a');
    skip.href = '#main';
    skip.textContent = 'Skip to main content';
    document.body.append(skip);
    place();
    (document.activeElement as HTMLElement | null)?.blur();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(skip);
  });

  it('uses the author’s links with their attributes, and follows changes', async () => {
    const element = place();
    const links = () => [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.item > a') ?? [])];
    expect(
      links().map((link) => [text(link), link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).to.deep.equal([
      ['Our work', '/work', 'page'],
      ['News', '/news', null],
    ]);
    expect(inside(element, 'nav')?.ariaLabel).to.equal('Main');
    expect(element.shadowRoot?.querySelector('[role^="menu"]')).to.equal(null);
    element.querySelector('nav > ul')?.insertAdjacentHTML('beforeend', '<li><a href="/events">Events</a></li>');
    element.querySelector('a[href="/news"]')?.setAttribute('aria-current', 'page');
    await nextFrame();
    expect(links().map((link) => [text(link), link.getAttribute('aria-current')])).to.deep.equal([
      ['Our work', 'page'],
      ['News', 'page'],
      ['Events', null],
    ]);
  });

  it('drops an address that is not safe, with a warning', () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (line: string) => warnings.push(line);
    const element = place(
      list([
        ['Bad', 'javascript:alert(1)'],
        ['Mail', 'mailto:a@haven.example'],
      ]),
    );
    console.warn = warn;
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/<site-header> .*"Bad"/);
    expect(
      [...(element.shadowRoot?.querySelectorAll('.item > .link') ?? [])].map((link) => link.getAttribute('href')),
    ).to.deep.equal([null, 'mailto:a@haven.example']);
  });

  it('reads links side by side as well, and works without any', () => {
    const flat = place('<nav aria-label="Shop"><a href="/gifts">Gifts</a><a href="/cart">Cart</a></nav>');
    expect([...(flat.shadowRoot?.querySelectorAll('.item') ?? [])].map(text)).to.deep.equal(['Gifts', 'Cart']);
    expect(inside(flat, 'nav')?.ariaLabel).to.equal('Shop');
    expect(inside(place(''), '.header')).not.to.equal(null);
  });
});
