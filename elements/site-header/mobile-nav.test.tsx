import { sendKeys } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import './site-header.tsx';
import { click, inside, isOpen, place, resize, text, toggleOf } from './testing/header-page.ts';

describe('site-header on narrow screens', () => {
  before(() => resize(375));
  after(() => resize(1024));
  afterEach(() => document.body.replaceChildren());

  it('opens a menu with the navigation and a right-hand column [W2.07]', async () => {
    const element = place();
    const toggle = toggleOf(element, 'Menu') as HTMLElement;
    const menu = inside(element, '.menu') as HTMLElement;
    expect([isOpen(toggle), menu.checkVisibility()]).to.deep.equal([false, false]);
    await click(toggle);
    expect([isOpen(toggle), menu.checkVisibility()]).to.deep.equal([true, true]);
    const main = inside(element, '.menu nav')?.getBoundingClientRect() as DOMRect;
    const column = element.querySelector('[slot="aside"]')?.getBoundingClientRect() as DOMRect;
    expect(column.left).to.be.at.least(main.right);
    expect(column.right).to.be.at.most(innerWidth);
    expect(column.width).to.be.above(80);
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    expect(menu.checkVisibility()).to.equal(false);
    expect(element.shadowRoot?.activeElement).to.equal(toggle);
  });

  it('opens branches of the menu, and closes the menu when a link is followed', async () => {
    const element = place();
    await click(toggleOf(element, 'Menu') as HTMLElement);
    const branch = toggleOf(element, 'Pages below Our work') as HTMLElement;
    await click(branch);
    const below = inside(element, '.menu__branch') as HTMLElement;
    const branches = () =>
      [...(element.shadowRoot?.querySelectorAll('.menu__branch') ?? [])].map((each) => each.checkVisibility());
    expect([...below.querySelectorAll('a')].map(text)).to.deep.equal(['Shelter', 'Tents', 'Water']);
    await click(toggleOf(element, 'Ways to give') as HTMLElement);
    expect(branches()).to.deep.equal([true, true]);
    await click(branch);
    expect(branches()).to.deep.equal([false, true]);
    const aside = element.querySelector('[slot="aside"] a') as HTMLElement;
    aside.addEventListener('click', (event) => event.preventDefault());
    aside.click();
    await nextFrame();
    expect(inside(element, '.menu')?.checkVisibility()).to.equal(false);
  });

  it('fits 320 px', async () => {
    await resize(320);
    const element = place();
    await click(toggleOf(element, 'Menu') as HTMLElement);
    expect(document.documentElement.scrollWidth).to.equal(320);
    for (const name of ['Menu', 'Search']) {
      const { width, height, right } = (toggleOf(element, name) as HTMLElement).getBoundingClientRect();
      expect([width >= 44, height >= 44, right <= 320]).to.deep.equal([true, true, true]);
    }
    await resize(375);
  });
});
