import { parseBequest } from '#rules/forms/bequest.ts';
import { BEQUEST_FIELDS } from '#rules/forms/bequest-fields.ts';
import { linkedSheets } from '#runtime/testing/linked-sheet.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import { documentation } from './bequest-form.definition.ts';

describe('<bequest-form> before its script', () => {
  before(() => {
    document.adoptedStyleSheets = linkedSheets();
  });
  after(async () => {
    document.adoptedStyleSheets = [];
    document.body.replaceChildren();
    await nextFrame();
  });

  it('is a form with the same fields; the block keeps what was typed, and moves nothing', async () => {
    const example = documentation.examples[0].html;
    const box = document.createElement('main');
    box.innerHTML = `${example}<p class="below">Below</p>${example}`;
    document.body.append(box);
    const [untouched, used] = box.querySelectorAll('bequest-form') as unknown as [HTMLElement, HTMLElement];
    const below = box.querySelector('.below') as HTMLElement;
    const plain = used.querySelector('form') as HTMLFormElement;
    const field = plain.querySelector('[name=subscriberEmail]') as HTMLInputElement;

    expect([plain.method, new URL(plain.action).pathname]).to.deep.equal([
      'post',
      '/umbraco/api/BequestGuideForm/Submit/',
    ]);
    expect(field.checkVisibility()).to.equal(false);
    plain.querySelector('summary')?.click();
    expect(field.checkVisibility()).to.equal(true);
    field.value = 'a@b.org';
    const body = Object.fromEntries(new FormData(plain));
    expect(Object.keys(body).sort()).to.deep.equal([...BEQUEST_FIELDS].sort());
    expect(parseBequest(body).errors).to.deep.equal({});
    field.focus();
    const rectOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    };
    const before = [rectOf(below), rectOf(untouched.querySelector('.haven-button') as Element)];

    await import('./bequest-form.tsx');
    await nextFrame();
    expect([rectOf(below), rectOf(untouched.querySelector('.haven-button') as Element)]).to.deep.equal(before);
    const taken = used.querySelector('[name=subscriberEmail]') as HTMLInputElement;
    expect(taken).to.not.equal(field);
    expect(taken.value).to.equal('a@b.org');
    expect(document.activeElement === taken).to.equal(true);
  });
});
