import { tags } from 'virtual:haven-tags';
import { placeListing, TOPICS } from '#parts/testing/filter-fixture.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './events-filter.tsx';

const STATUSES = JSON.stringify([
  { value: '', label: 'All' },
  { value: 'upcoming', label: 'Upcoming' },
]);
const choices = `statuses='${STATUSES}' categories='${TOPICS}' first-year="2024" last-year="2026"`;
const month = (filter: Element, name: string) =>
  [...filter.querySelectorAll<HTMLElement>('[data-month]')].find(({ textContent }) => textContent === name);
const range = (filter: Element) => filter.querySelector('[data-control="dates"] button') as HTMLButtonElement;

describe('events-filter', () => {
  before(() => Promise.all([tags['drop-down']?.(), tags['date-range-picker']?.()]));
  afterEach(async () => {
    document.body.replaceChildren();
    sessionStorage.clear();
    await nextFrame();
  });

  it('has keywords, event status, categories and a date range [W2.50]', async () => {
    const { filter, labels } = placeListing('events-filter', choices);
    await nextFrame();
    expect(labels()).to.deep.equal(['Keywords', 'Event status', 'Category', 'Dates']);
    await expect(filter).to.be.accessible();
  });

  it('submits the page’s form once for each change [W2.51]', async () => {
    const { filter, sent, type, choose } = placeListing('events-filter', `${choices} date-min="2025-03-01"`);
    await nextFrame();
    type('camp, aid');
    await choose('Event status', 'Upcoming');
    await choose('Category', 'Water');
    expect(sent).to.have.length(3);
    range(filter).click();
    await nextFrame();
    month(filter, 'June 2025')?.click();
    expect(sent).to.have.length(4);
    expect(Object.fromEntries(sent[3] ?? [])).to.deep.equal({
      keywords: 'camp-aid',
      status: 'upcoming',
      category: 'water',
      dateMin: '2025-03-01',
      dateMax: '2025-06-30',
    });
  });

  it('waits for the second month of a range, and takes a first one alone when the picker is left', async () => {
    const { filter, sent } = placeListing('events-filter', choices);
    await nextFrame();
    range(filter).click();
    await nextFrame();
    (filter.querySelector('[data-month]') as HTMLElement).click();
    await nextFrame();
    expect(sent).to.have.length(0);
    [...filter.querySelectorAll('button')].find(({ textContent }) => textContent === 'Done')?.click();
    await nextFrame();
    expect(sent).to.have.length(1);
    expect(Object.fromEntries(sent[0] ?? []).dateMax).to.equal('');
    expect(Object.fromEntries(sent[0] ?? []).dateMin).to.match(/^20\d\d-01-01$/);
  });

  it('parts keywords at spaces and commas [W9.22]', () => {
    const { sent, type } = placeListing('events-filter', choices);
    type('  refugee,  camp ');
    expect(Object.fromEntries(sent[0] ?? []).keywords).to.equal('refugee-camp');
  });

  it('navigates by the form itself, without a call in the background [W7.14]', async () => {
    const { form, choose } = placeListing('events-filter', choices, '/events-of-the-test');
    const frame = document.createElement('iframe');
    frame.name = 'listing';
    form.target = 'listing';
    document.body.append(frame);
    await nextFrame();
    const fetch = window.fetch;
    let calls = 0;
    window.fetch = () => {
      calls += 1;
      return Promise.reject(new Error('no call is expected'));
    };
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    await choose('Event status', 'Upcoming');
    await loaded;
    window.fetch = fetch;
    expect(calls).to.equal(0);
    expect(frame.contentWindow?.location.pathname).to.equal('/events-of-the-test');
    expect(new URLSearchParams(frame.contentWindow?.location.search).get('status')).to.equal('upcoming');
  });

  it('shows what the page was filtered by', async () => {
    const { filter, form } = placeListing(
      'events-filter',
      `${choices} status="upcoming" date-min="2025-03-01" date-max="2025-04-30"`,
    );
    await nextFrame();
    expect(filter.querySelector('[data-control="status"] button')?.textContent).to.equal('Upcoming');
    expect(range(filter).textContent).to.equal('1 Mar 2025 to 30 Apr 2025');
    expect(Object.fromEntries(new FormData(form))).to.include({ dateMin: '2025-03-01', dateMax: '2025-04-30' });
  });

  it('gives the focus back to the dates after the reload', async () => {
    const here = location.pathname;
    const first = placeListing('events-filter', `${choices} date-min="2025-03-01"`, here);
    await nextFrame();
    range(first.filter).click();
    await nextFrame();
    month(first.filter, 'June 2025')?.click();
    document.body.replaceChildren();
    await nextFrame();
    const { filter } = placeListing('events-filter', choices, here);
    for (let frame = 0; frame < 20 && document.activeElement === document.body; frame += 1) await nextFrame();
    expect(document.activeElement === range(filter)).to.equal(true);
  });
});
