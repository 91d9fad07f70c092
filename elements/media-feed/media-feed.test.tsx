import { tags } from 'virtual:haven-tags';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { MediaFeedQuery } from '#rules/api/media-feed-schemas.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './media-feed.tsx';

const PATH = '/umbraco/api/MediaFeed/SubmitMediaFeedFilters/';
interface Call {
  query: MediaFeedQuery;
  reply(body: unknown, status?: number): Promise<void>;
  abort(): Promise<void>;
}
const calls: Call[] = [];
const worker = setupWorker(
  http.post(PATH, async ({ request }) => {
    const query = (await request.json()) as MediaFeedQuery;
    return new Promise<Response>((resolve) => {
      const end = async (response: Response) => {
        resolve(response);
        await frames();
      };
      calls.push({
        query,
        reply: (body, status = 200) => end(HttpResponse.json(body as object, { status })),
        abort: () => end(HttpResponse.error()),
      });
    });
  }),
);

const previews = (count: number, name = 'Item', from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${name} ${from + index}`,
    url: `/media/${from + index}`,
    image: '',
    date: '2026-03-05',
    summary: 'What our teams saw.',
  }));
const reply = (mediaPreviews: unknown, more: object = {}) => ({
  success: true,
  mediaPreviews,
  hasMoreItems: false,
  formattedDate: '',
  ...more,
});
const options = (name: string, ...values: string[]) =>
  JSON.stringify([{ value: '', label: `All ${name}` }, ...values.map((value) => ({ value, label: `No. ${value}` }))]);
const attributes = `actions='${options('actions', '3', '4')}' locations='${options('locations', '7')}' home-page-id="11" media-listing-page-id="12" first-year="2024" last-year="2024"`;

/** Waits some frames, because responses pass through a service worker before they are rendered. */
async function frames(count = 6) {
  for (let frame = 0; frame < count; frame += 1) await nextFrame();
}
async function until(done: () => unknown) {
  for (let frame = 0; frame < 500 && !done(); frame += 1) await nextFrame();
}
const called = async (count: number) => {
  await until(() => calls.length >= count);
  await frames(2);
  expect(calls).to.have.length(count);
  return calls[count - 1] as Call;
};
function place(more = '') {
  const box = document.createElement('main');
  box.innerHTML = `<h1>Media</h1><h2>All</h2><media-feed ${attributes} ${more}></media-feed>`;
  document.body.append(box);
  return box.querySelector('media-feed') as HTMLElement;
}
const titles = (feed: Element) => [...feed.querySelectorAll('.haven-feed__title')].map((title) => title.textContent);
const status = (feed: Element) => feed.querySelector('.haven-feed__status')?.textContent;
const button = (feed: Element, text: string) =>
  [...feed.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement;
const filterButton = (feed: Element, name: string) =>
  feed.querySelector(`[data-control="${name}"] button`) as HTMLButtonElement;
async function choose(feed: Element, name: string, label: string) {
  filterButton(feed, name).click();
  await nextFrame();
  [...feed.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) => textContent === label)?.click();
  await nextFrame();
}
const shows = (feed: Element, count: number) => until(() => titles(feed).length === count);

describe('media-feed', () => {
  before(async () => {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
    await Promise.all([tags['drop-down']?.(), tags['date-range-picker']?.()]);
  });
  after(() => worker.stop());
  afterEach(async () => {
    document.body.replaceChildren();
    await frames(2);
    calls.length = 0;
  });

  it('requests its first page with exactly the 7 fields, without dates as "0"', async () => {
    const feed = place();
    expect(status(feed)).to.equal('Loading…');
    const call = await called(1);
    expect([call.query.dateMin, call.query.dateMax], '[W3.10] the text "0" without dates').to.deep.equal(['0', '0']);
    expect(call.query, '[W3.09] [W7.09] exactly the 7 fields').to.deep.equal({
      dateMin: '0',
      dateMax: '0',
      actionId: '',
      locationId: '',
      homePageId: '11',
      mediaListingPageId: '12',
      pageIndex: 0,
    });
    await call.reply(reply(previews(2), { hasMoreItems: true }));
    await shows(feed, 2);
    expect(titles(feed), '[W3.11] [W7.09] the answer’s items').to.deep.equal(['Item 1', 'Item 2']);
    expect(button(feed, 'Load more'), '[W3.11] and more, as it says').to.exist;
    expect(feed.querySelector('.haven-feed__link')?.getAttribute('href')).to.equal('/media/1');
    expect(feed.querySelector('.haven-feed__date')?.textContent).to.equal('5 March 2026');
    expect(status(feed)).to.equal('2 shown');
    await expect(feed).to.be.accessible();
  });

  it('has filters for action, location and dates [W2.62]', async () => {
    const feed = place('media-previews="[]"');
    await nextFrame();
    await choose(feed, 'actionId', 'No. 3');
    await choose(feed, 'locationId', 'No. 7');
    filterButton(feed, 'dates').click();
    await nextFrame();
    const months = [...feed.querySelectorAll<HTMLElement>('[data-month]')];
    months[2]?.click();
    await nextFrame();
    expect((await called(2)).query).to.include({ actionId: '3', locationId: '7', dateMin: '0' });
    months[5]?.click();
    const { query } = await called(3);
    expect(query).to.include({ actionId: '3', locationId: '7', dateMin: '2024-03-01', dateMax: '2024-06-30' });
    button(feed, 'Clear dates').click();
    expect((await called(4)).query).to.include({ actionId: '3', dateMin: '0', dateMax: '0' });
  });

  it('shows the response’s text for the chosen dates [W3.12]', async () => {
    const feed = place('media-previews="[]"');
    await nextFrame();
    filterButton(feed, 'dates').click();
    await nextFrame();
    const months = [...feed.querySelectorAll<HTMLElement>('[data-month]')];
    months[2]?.click();
    await nextFrame();
    months[5]?.click();
    await nextFrame();
    const dates = feed.querySelector('[data-control="dates"] .haven-popup-button') as HTMLElement;
    expect(dates.textContent).to.equal('1 Mar 2024 to 30 June 2024');
    await (await called(1)).reply(reply(previews(1), { formattedDate: 'Mar 2024 - Jun 2024' }));
    await shows(feed, 1);
    expect(dates.textContent, '[W3.11] the answer’s date label').to.equal('Mar 2024 - Jun 2024');
  });

  it('loads more while there is more, and only then [W2.63] [W4.26] [W4.22]', async () => {
    const feed = place();
    await (await called(1)).reply(reply(previews(12), { hasMoreItems: true }));
    await shows(feed, 12);
    const more = button(feed, 'Load more');
    more.focus();
    more.click();
    const call = await called(2);
    expect(call.query.pageIndex).to.equal(1);
    expect([more.isConnected, more.ariaDisabled, more.disabled, more.textContent]).to.deep.equal([
      true,
      'true',
      false,
      'Loading…',
    ]);
    await call.reply(reply(previews(12, 'Item', 13)));
    await shows(feed, 24);
    expect(titles(feed)[0]).to.equal('Item 1');
    expect(document.activeElement?.textContent).to.equal('Item 13');
    expect(status(feed)).to.equal('12 more loaded, 24 shown');
    expect(button(feed, 'Load more')).to.equal(undefined);
  });

  it('does nothing on further clicks while it loads [W4.23]', async () => {
    const feed = place();
    await (await called(1)).reply(reply(previews(1), { hasMoreItems: true }));
    await shows(feed, 1);
    const more = button(feed, 'Load more');
    more.click();
    await called(2);
    more.click();
    more.click();
    const held = await called(2);
    await held.reply(reply(previews(1, 'Item', 2), { hasMoreItems: true }));
    await shows(feed, 2);
    button(feed, 'Load more').click();
    expect((await called(3)).query.pageIndex).to.equal(2);
  });

  it('goes back to page 0 and clears the list on a filter change [W4.20] [W4.21]', async () => {
    const feed = place();
    await (await called(1)).reply(reply(previews(12), { hasMoreItems: true }));
    await shows(feed, 12);
    button(feed, 'Load more').click();
    await (await called(2)).reply(reply(previews(12, 'Item', 13), { hasMoreItems: true }));
    await shows(feed, 24);
    await choose(feed, 'actionId', 'No. 4');
    expect(titles(feed)).to.deep.equal([]);
    const call = await called(3);
    expect(call.query).to.include({ actionId: '4', pageIndex: 0 });
    await call.reply(reply(previews(1, 'Shelter')));
    await shows(feed, 1);
    expect(titles(feed)).to.deep.equal(['Shelter 1']);
    expect(document.activeElement === filterButton(feed, 'actionId')).to.equal(true);
  });

  it('never mixes late and reordered responses [W4.24]', async () => {
    const feed = place('media-previews="[]"');
    await nextFrame();
    await choose(feed, 'actionId', 'No. 3');
    const first = await called(1);
    await choose(feed, 'actionId', 'No. 4');
    const second = await called(2);
    await second.reply(reply(previews(2, 'Second')));
    await shows(feed, 2);
    await first.reply(reply(previews(3, 'First')));
    await frames();
    expect(titles(feed)).to.deep.equal(['Second 1', 'Second 2']);
  });

  for (const [fault, fail] of [
    ['a lost connection', (call: Call) => call.abort()],
    ['an answer without success', (call: Call) => call.reply({ success: false })],
    ['a server’s fault', (call: Call) => call.reply({ message: 'down' }, 500)],
    ['markup instead of data', (call: Call) => call.reply(reply('<li>Item</li>'))],
  ] as const) {
    it(`keeps the list after ${fault}, and tries again [W4.24]`, async () => {
      const feed = place();
      await (await called(1)).reply(reply(previews(2), { hasMoreItems: true }));
      await shows(feed, 2);
      const more = button(feed, 'Load more');
      more.focus();
      more.click();
      await fail(await called(2));
      await until(() => feed.querySelector('[role="alert"]'));
      expect(feed.querySelector('[role="alert"]')?.textContent).to.contain('could not be loaded');
      expect(titles(feed)).to.have.length(2);
      expect(document.activeElement === button(feed, 'Try again')).to.equal(true);
      await expect(feed).to.be.accessible();
      button(feed, 'Try again').click();
      const again = await called(3);
      expect(again.query.pageIndex).to.equal(1);
      expect(document.activeElement?.textContent).to.equal('Loading…');
      await again.reply(reply(previews(1, 'Item', 3)));
      await shows(feed, 3);
      expect(feed.querySelector('[role="alert"]')).to.equal(null);
      expect(document.activeElement?.textContent).to.equal('Item 3');
    });
  }

  it('offers another try when its first page fails, and keeps the focus there', async () => {
    const feed = place();
    await (await called(1)).abort();
    await until(() => button(feed, 'Try again'));
    expect(status(feed)).to.equal('');
    button(feed, 'Try again').focus();
    button(feed, 'Try again').click();
    const again = await called(2);
    expect(document.activeElement?.textContent).to.equal('Loading…');
    await again.reply(reply(previews(1)));
    await shows(feed, 1);
    expect(document.activeElement?.textContent).to.equal('Item 1');
  });

  it('is empty only after a response without items [W4.25]', async () => {
    const feed = place();
    const received: unknown[] = [];
    feed.addEventListener('feed-change', (event) => received.push((event as CustomEvent).detail));
    expect(status(feed)).to.equal('Loading…');
    await (await called(1)).reply(reply([]));
    await until(() => status(feed) !== 'Loading…');
    expect(status(feed)).to.equal('No results found. Try other filters.');
    expect((feed.querySelector('.haven-feed__list') as HTMLElement).hidden).to.equal(true);
    await choose(feed, 'actionId', 'No. 3');
    expect(status(feed)).to.equal('Loading…');
    await (await called(2)).reply(reply(previews(1)));
    await shows(feed, 1);
    await frames(1);
    expect(received).to.deep.equal([
      { shown: 0, noResultsFound: true },
      { shown: 1, noResultsFound: false },
    ]);
  });

  it('renders hostile data as text, and links nowhere unsafe', async () => {
    const hostile = {
      title: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      image: '',
      date: 'soon',
      summary: '<b>bold</b>',
    };
    const feed = place(`media-previews='${JSON.stringify([hostile])}'`);
    await frames(2);
    expect(titles(feed)).to.deep.equal([hostile.title]);
    expect(feed.querySelector('.haven-feed__item a, .haven-feed__item img, .haven-feed__item b')).to.equal(null);
    expect(feed.querySelector('.haven-feed__date')?.textContent).to.equal('soon');
    expect(calls).to.have.length(0);
  });

  it('forgets its request when it is removed', async () => {
    const errors: unknown[] = [];
    const error = console.error;
    console.error = (...parts: unknown[]) => errors.push(parts);
    const feed = place();
    const call = await called(1);
    feed.remove();
    await call.reply(reply(previews(1)));
    console.error = error;
    expect(titles(feed)).to.deep.equal([]);
    expect(errors).to.deep.equal([]);
  });
});
