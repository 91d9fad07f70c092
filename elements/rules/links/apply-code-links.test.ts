import { expect } from '#testing/browser.ts';
import { applyCodeLinks } from './apply-code-links.ts';

describe('applyCodeLinks', () => {
  const original = location.href;
  const hrefs = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const page = (query: string, ...links: string[]) => {
    history.replaceState(null, '', `${location.pathname}?${query}`);
    const box = document.createElement('div');
    for (const href of links) {
      const link = document.createElement('a');
      link.setAttribute('href', href);
      box.append(link);
    }
    return box;
  };
  afterEach(() => {
    history.replaceState(null, '', original);
    delete document.documentElement.dataset.codeOrigins;
  });

  it('appends the page’s query to links without a hash, once [W2.83] [W2.84]', () => {
    const box = page('code=abc&x=1', '/gifts', '#top', '/gifts#a');
    applyCodeLinks(box);
    applyCodeLinks(box);
    expect(hrefs(box)).to.deep.equal(['/gifts?code=abc&x=1', '#top', '/gifts#a']);
  });

  it('changes nothing on a page without a code [W2.85]', () => {
    const box = page('x=1', '/gifts');
    applyCodeLinks(box);
    expect(hrefs(box)).to.deep.equal(['/gifts']);
  });

  it('hands the code to listed origins only, and leaves other schemes alone [W2.86]', () => {
    const box = page('code=abc', '/g?y=2', 'https://listed.example/', 'https://e.org/', 'mailto:a@b.org');
    document.documentElement.dataset.codeOrigins = 'https://listed.example';
    applyCodeLinks(box);
    expect(hrefs(box)).to.deep.equal([
      '/g?y=2&code=abc',
      'https://listed.example/?code=abc',
      'https://e.org/',
      'mailto:a@b.org',
    ]);
  });
});
