import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../platform/pages/render-page.ts';
import { SITES } from '../../../platform/site/sites.ts';
import { articleBody } from './article-body.tsx';

const [au, nz] = SITES;
const render = (text: string, site = au) => articleBody(text, site).map(renderMarkup).join('');

describe('the text of an article', () => {
  it('joins the lines of a paragraph, a quote and an item', () => {
    expect(render('One\ntwo.\n\n> Three\nfour. — Mele\n\n- five\n  six;\n- seven')).toBe(
      render('One two.\n\n> Three four. — Mele\n\n- five six;\n- seven'),
    );
  });

  it('has paragraphs, headings, quotes and lists', () => {
    expect(render('One.\n\n## Two\n\n> Three. — Mele\n\n- four;\n- *five*')).toBe(
      '<p>One.</p><h2>Two</h2><figure class="story__quote"><blockquote><p>Three.</p></blockquote><figcaption>Mele</figcaption></figure><ul><li>four</li><li><em>five</em></li></ul>',
    );
  });

  it('links inside the visitor’s own site alone', () => {
    expect(render('See [the gift](/gifts/safe-water).', nz)).toBe(
      '<p>See <a href="/nz/gifts/safe-water">the gift</a>.</p>',
    );
    for (const address of ['javascript:alert(1)', 'https://example.org', '//example.org', '/x" onclick="y'])
      expect(render(`[a](${address})`)).not.toContain('<a');
  });

  it('is text, never markup', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    for (const text of [
      hostile,
      `## ${hostile}`,
      `> ${hostile} — ${hostile}`,
      `- ${hostile}`,
      `[${hostile}](/a)`,
      `*${hostile}*`,
    ])
      expect(render(text)).not.toContain('<img');
  });
});
