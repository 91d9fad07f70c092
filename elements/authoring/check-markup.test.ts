import { expect } from '#testing/browser.ts';
import { checkMarkup } from './check-authoring.ts';

const check = async (markup: string) => {
  const found = await checkMarkup(markup, (text) => new DOMParser().parseFromString(text, 'text/html'));
  return found.map(({ rule, place }) => [rule, place && markup.slice(place.start, place.end)]);
};

describe('checkMarkup', () => {
  it('reports tags closed as in XML, only our own', async () => {
    expect(await check('<p><copy-link label="A" /></p><br />')).to.deep.include([
      'self-closed',
      '<copy-link label="A" />',
    ]);
    expect(await check('<p><copy-link label="A">A</copy-link></p><br />')).to.deep.equal([]);
  });

  it('finds the place of each finding in the text', async () => {
    const right = '<countdown-timer end-date="2039-12-31">A</countdown-timer>';
    const wrong = '<countdown-timer end-date="x">A</countdown-timer>';
    expect(await check(`<!-- ${wrong} -->${right}\n${wrong}`)).to.deep.equal([
      ['refused-value', '<countdown-timer end-date="x">'],
    ]);
  });

  it('checks a whole page as one, and a part as a part', async () => {
    const block = '<copy-link>A</copy-link>';
    expect(await check(`<head></head>${block}`)).to.deep.equal([
      ['no-language', undefined],
      ['no-autoloader', undefined],
    ]);
    expect(await check(block)).to.deep.equal([]);
  });

  it('runs and loads nothing', async () => {
    const requests: string[] = [];
    const watch = new PerformanceObserver((list) => requests.push(...list.getEntries().map(({ name }) => name)));
    watch.observe({ type: 'resource' });
    await check(
      '<script>window.hasRun = 1</script><img src="/nowhere.png" alt="" onerror="window.hasRun = 1"><copy-link>A</copy-link>',
    );
    expect('hasRun' in window).to.equal(false);
    expect(
      requests.concat(watch.takeRecords().map(({ name }) => name)).filter((name) => name.includes('nowhere')),
    ).to.deep.equal([]);
    watch.disconnect();
  });
});
