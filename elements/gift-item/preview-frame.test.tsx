import { expect, waitUntil } from '#testing/browser.ts';

describe('<gift-item> in an <iframe srcdoc>, the preview of a content system', () => {
  afterEach(() => document.body.replaceChildren());

  it('posts to the site of the page around it', async () => {
    const frame = document.createElement('iframe');
    frame.title = 'Preview';
    frame.srcdoc = `<!doctype html><html lang="en-AU"><body>
      <script type="module" src="/elements/runtime/testing/every-tag.ts"></script>
      <gift-item loading="eager" item-id="safe-water" item-name="Safe water" price="30" action="/cart"></gift-item></body></html>`;
    document.body.append(frame);
    const button = () => frame.contentDocument?.querySelector<HTMLElement>('gift-item button[type=submit]');
    await waitUntil(button, 'never rendered');
    const posted: [string, RequestRedirect | undefined][] = [];
    (frame.contentWindow as Window).fetch = async (url, init) => {
      posted.push([String(url), init?.redirect]);
      return Response.json({});
    };
    button()?.click();
    await waitUntil(() => posted.length > 0, 'nothing was posted');
    expect(posted[0]).to.deep.equal(['/cart', 'follow']);
  });
});
