import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../platform/pages/render-page.ts';
import { SITES } from '../../platform/site/sites.ts';
import { storyBody } from './story-body.tsx';

const [au, nz] = SITES;
const render = async (body: string, site = au) =>
  renderMarkup((await storyBody({ title: 'A story', body }, site)).markup).replaceAll('\n', '');

describe('the text of a story', () => {
  it('has paragraphs, headings, quotes with who says them, and lists', async () => {
    expect(await render('One.\n\n## Two\n\n> Three. — Mele\n\n- four;\n- *five*')).toBe(
      '<p>One.</p><h2>Two</h2><figure class="story__quote"><blockquote><p>Three.</p></blockquote><figcaption>Mele</figcaption></figure><ul><li>four;</li><li><em>five</em></li></ul>',
    );
    expect(await render('> We\nask. —\nRima, a member')).toContain('<figcaption>Rima, a member</figcaption>');
    expect(await render('> Nobody says this.')).not.toContain('figcaption');
  });

  it('has tags and tables, as pages have', async () => {
    expect(await render('<copy-link url="https://a.example" label="Copy"></copy-link>')).toContain('<copy-link');
    expect(await render('## Costs\n\n| a | b |\n|---|---|\n| 1 | 2 |'), 'a table that scrolls has a name').toContain(
      '<div class="own-page__table" tabindex="0" role="region" aria-label="Costs"><table>',
    );
    expect(await render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('aria-label="A story"');
  });

  it('links to the visitor’s own site, and nowhere that scripts could run', async () => {
    expect(await render('See [the gift](/gifts/safe-water).', nz)).toBe(
      '<p>See <a href="/nz/gifts/safe-water">the gift</a>.</p>',
    );
    for (const address of ['javascript:alert(1)', '//example.org', '/\\example.org', 'data:text/html,x'])
      expect(await render(`[a](${address})`), address).not.toContain('<a');
  });

  it('from elsewhere than the folder is text, never markup [O2.01]', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    for (const text of [hostile, `## ${hostile}`, `> ${hostile} — ${hostile}`, `- ${hostile}`, `[${hostile}](/a)`])
      expect(await render(text), '[O2.01]').not.toMatch(/<img|<script/);
  });
});
