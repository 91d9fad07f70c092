import { tags } from 'virtual:haven-tags';
import { placeListing, TOPICS } from '#parts/testing/filter-fixture.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './blog-filter.tsx';

const LABELS = ['Keywords', 'Author', 'Category', 'Topic', 'Date'];
const choices = ['authors', 'categories', 'topics', 'dates'].map((name) => `${name}='${TOPICS}'`).join(' ');

describe('blog-filter', () => {
  before(() => tags['drop-down']?.());
  afterEach(async () => {
    document.body.replaceChildren();
    sessionStorage.clear();
    await nextFrame();
  });

  it('works only where its tag is placed [W2.52]', async () => {
    const { filter, labels, sent } = placeListing('blog-filter', choices);
    const plain = document.createElement('form');
    plain.innerHTML = '<label>Topic <select name="topic"><option>All</option><option>Water</option></select></label>';
    document.body.append(plain);
    let submits = 0;
    plain.addEventListener('submit', (event) => {
      event.preventDefault();
      submits += 1;
    });
    await nextFrame();
    expect(labels()).to.deep.equal(LABELS);
    await expect(filter).to.be.accessible();
    plain.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect([sent.length, submits]).to.deep.equal([0, 0]);
  });

  it('submits the page’s form once for each change [W2.53]', async () => {
    const { sent, type, choose } = placeListing('blog-filter', choices);
    await nextFrame();
    type('aid');
    for (const label of LABELS.slice(1)) await choose(label, 'Shelter');
    expect(sent).to.have.length(5);
    expect(Object.fromEntries(sent[4] ?? [])).to.deep.equal({
      keywords: 'aid',
      author: 'shelter',
      category: 'shelter',
      topic: 'shelter',
      date: 'shelter',
    });
  });

  it('parts keywords at spaces and commas [W9.22]', () => {
    const { sent, type } = placeListing('blog-filter', choices);
    type('  refugee,  camp ');
    expect(Object.fromEntries(sent[0] ?? []).keywords).to.equal('refugee-camp');
  });
});
