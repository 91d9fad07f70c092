import { expect, nextFrame } from '#testing/browser.ts';
import '../../bequest-banner/bequest-banner.tsx';
import '../../emergency-banner/emergency-banner.tsx';

const place = (html: string) => {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.prepend(box);
  return box.firstElementChild as HTMLElement;
};
const inside = (element: Element, part: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`) ?? null;
const text = 'Families need shelter tonight.';

async function close(element: Element) {
  inside(element, 'close')?.click();
  await nextFrame();
}

const banners = [
  { tag: 'bequest-banner', row: '[W2.71]' },
  { tag: 'emergency-banner', row: '[W2.70]' },
];

for (const { tag, row } of banners) {
  describe(tag, () => {
    const html = `<${tag} link-url="/help?from=banner">${text}</${tag}>`;

    beforeEach(() => sessionStorage.clear());
    afterEach(() => {
      document.body.replaceChildren();
      sessionStorage.clear();
    });

    it(`shows the author’s text and its link, as a named region ${row} [W2.72]`, () => {
      const element = place(html);
      const banner = inside(element, 'banner') as HTMLElement;
      expect(banner.localName).to.equal('section');
      expect(banner.getAttribute('aria-label')).to.match(/./);
      const slot = banner.querySelector('slot') as HTMLSlotElement;
      expect(slot.assignedNodes().map((node) => node.textContent)).to.deep.equal([text]);
      expect((inside(element, 'link') as HTMLAnchorElement).href).to.equal(`${location.origin}/help?from=banner`);
      expect(element.getBoundingClientRect().height).to.be.above(40);
    });

    it(`stays away when it is not in the page ${row}`, () => {
      expect(document.querySelector(tag)).to.equal(null);
      expect(sessionStorage.length).to.equal(0);
    });

    it('stays closed for the session once it was closed [W2.72]', async () => {
      const element = place(html);
      await close(element);
      expect(inside(element, 'banner')).to.equal(null);
      expect(element.getBoundingClientRect().height).to.equal(0);
      // The page loads again in the same session.
      document.body.replaceChildren();
      expect(inside(place(html), 'banner')).to.equal(null);
      // A new session.
      document.body.replaceChildren();
      sessionStorage.clear();
      expect(inside(place(html), 'banner')).not.to.equal(null);
    });

    it('shows a new text, but a new text under the same id not [W2.72]', async () => {
      await close(place(html));
      expect(inside(place(`<${tag}>Another appeal.</${tag}>`), 'banner')).not.to.equal(null);
      await close(place(`<${tag} banner-id="delta">Day one.</${tag}>`));
      expect(inside(place(`<${tag} banner-id="delta">Day two.</${tag}>`), 'banner')).to.equal(null);
      expect(inside(place(`<${tag} banner-id="coast">Day two.</${tag}>`), 'banner')).not.to.equal(null);
    });

    it('lets the page refuse, and closes without a session’s memory too', async () => {
      const element = place(html);
      element.addEventListener('banner-close', (event) => event.preventDefault(), { once: true });
      await close(element);
      expect(inside(element, 'banner')).not.to.equal(null);
      expect(sessionStorage.length).to.equal(0);
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      await close(element);
      Storage.prototype.setItem = setItem;
      expect(inside(element, 'banner')).to.equal(null);
    });

    it('has no close button when it is to stay, and shows whatever was closed before', async () => {
      await close(place(`<${tag} banner-id="one">${text}</${tag}>`));
      const element = place(`<${tag} banner-id="one" persistent>${text}</${tag}>`);
      expect(inside(element, 'banner')).not.to.equal(null);
      expect(inside(element, 'close')).to.equal(null);
    });

    it('names its close button, with a target of 44 px', () => {
      const button = inside(place(html), 'close') as HTMLElement;
      expect(button.ariaLabel).to.match(/^Close: ./);
      expect(button.getBoundingClientRect().width).to.be.at.least(44);
      expect(button.getBoundingClientRect().height).to.be.at.least(44);
    });

    it('keeps the author’s text, without the link, and warns for a link that is not safe', () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (line: string) => warnings.push(line);
      const element = place(`<${tag} link-url="javascript:alert(1)">${text}</${tag}>`);
      console.warn = warn;
      expect(warnings[0]).to.contain(`<${tag}>`);
      expect(warnings[0]).to.match(/link-url": write an http or https address/);
      expect(element.shadowRoot?.querySelector('a')).to.equal(null);
      expect(element.shadowRoot?.querySelector('slot:not([name])')).not.to.equal(null);
    });
  });
}
