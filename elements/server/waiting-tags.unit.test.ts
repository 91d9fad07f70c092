import { describe, expect, it } from 'vitest';
import { renderElement, renderPage } from './server.ts';

const draw = (html: string) => renderPage(html, { lang: 'en-AU', sheets: '/elements/' });
const nav = `<nav aria-label="Main"><ul>
  <li><a href="/gifts" aria-current="page">Our <b>gifts</b></a><ul><li>Shelter<ul><li><a href="/tent">Tent</a></li></ul></li></ul></li>
  <li><div><a href="javascript:alert(1)">Not safe</a></div></li>
</ul></nav>`;

describe('what a server draws for a browser that it does not know', () => {
  it('is a header for wide and narrow windows, with the links of the author’s navigation', () => {
    const drawn = draw(
      `<site-header><a slot="brand" href="/">Haven</a><form slot="search"></form>${nav}</site-header>`,
    );
    const [view = ''] = drawn.split('</template>');
    expect(view).toMatch(/<nav class="row only-wide"[^>]* aria-label="Main"/);
    expect(view).toContain('<a class="link" href="/gifts" aria-current="page">Our gifts</a>');
    expect(view).toContain('aria-label="Pages below Our gifts"');
    expect(view, 'an address that is not safe').toContain('<span class="link">Not safe</span>');
    expect(view, 'a menu that opens without a script').toMatch(
      /<details class="only-narrow"[^>]*><summary [^>]*aria-label="Menu">.*<a class="link" href="\/tent">Tent<\/a>/,
    );
    expect(view, 'the author’s search').toMatch(
      /<details [^>]*><summary [^>]*aria-label="Search">.*<slot name="search">/,
    );
    expect(view, 'no button without an effect').not.toContain('<button');
    expect(view).not.toContain('style=');
  });

  it('is a carousel with its controls around the slides, and nothing where there are none', () => {
    const slides = '<script></script><p>One</p><p>Two</p><p slot="other">No slide</p><p>Three</p>';
    const [view = ''] = draw(`<hero-carousel label="Appeals">${slides}</hero-carousel>`).split('</template>');
    expect(view.match(/class="dot"/g)).toHaveLength(3);
    expect(view).toMatch(/<div class="track track--drawn"[^>]*><slot><\/slot><\/div>/);
    expect(draw('<hero-carousel label="Appeals"></hero-carousel>')).not.toContain('class="dot"');
  });
});

describe('a tag that is not drawn', () => {
  it('can wait where the author’s content works before its script', () => {
    for (const page of [
      '<copy-link>Copy this address.</copy-link>',
      '<video-block label="Dawn"><a href="/dawn">Watch</a></video-block>',
      '<customer-form><form><input name="email"></form></customer-form>',
      '<form><quantity-stepper><input name="quantity"></quantity-stepper></form>',
    ])
      expect(draw(page)).toBe(page.replace(/(<[a-z]+-[^>]*)>/, '$1 data-haven-waits>'));
  });

  it('cannot where there is nothing else, or where nobody can pay before it', () => {
    for (const page of [
      '<copy-link> <!-- nothing --> </copy-link>',
      '<gift-checkout><p>Paying by card needs JavaScript.</p></gift-checkout>',
    ])
      expect(draw(page)).toBe(page);
  });

  it('is marked once, also where it is drawn alone', () => {
    const waiting = '<copy-link data-haven-waits>Copy it.</copy-link>';
    expect(draw(waiting)).toBe(waiting);
    expect(renderElement('copy-link', {}, 'Copy it.')).toBe(waiting);
  });
});

it('draws a donation over the page’s own form, which is shown where scripts are not', () => {
  const own = '<form method="post"><input name="amount"></form>';
  const drawn = draw(`<donation-form public-key="pk" gateway-id="gw">${own}</donation-form>`);
  expect(drawn).toContain(
    '<slot part="haven-own" hidden></slot></template><div slot="haven-view" class="haven-scripted">',
  );
  expect(drawn).toContain(`</div>${own}</donation-form>`);
});

describe('a form that is drawn over what the page places in it', () => {
  const own = `<form method="post" action="/signup" data-error="Wait a moment.">
<input type="hidden" name="formTicket" value="t&amp;1"><input type="hidden" name="website" tabindex="-1" aria-label="Leave this empty">
<input type="hidden" name="email" value="a@b" data-error="Enter your email address."><input type="hidden" name="firstName" value="&lt;b&gt;"></form>`;
  const drawn = draw(`<subscribe-form site-country-code="NZL">${own}</subscribe-form>`);
  const view = drawn.split('<div slot="haven-view">')[1]?.split('</form>')[0] ?? '';

  it('posts where that form posts, with its hidden fields, a trap that programs see, and the country', () => {
    expect(view).toMatch(
      /<form [^>]*method="post"[^>]*action="\/signup"|<form [^>]*action="\/signup"[^>]*method="post"/,
    );
    expect(view).toMatch(/<input type="hidden"[^>]* name="formTicket" value="t&amp;1"/);
    expect(view).toMatch(/<input type="hidden"[^>]* name="siteCountryCode" value="NZL"/);
    expect(view).toMatch(/aria-hidden="true"><label>Leave this empty[^<]*(?:<!-- -->)?[^<]*<input [^>]*name="website"/);
    expect(view.match(/name="email"/g), 'the field of the view alone').toHaveLength(1);
  });

  it('starts with the values and errors of a refused post, and the browser’s focus on them', () => {
    expect(view).toMatch(/<input [^>]*name="email"[^>]* value="a@b"/);
    expect(view).toMatch(/<input [^>]*name="firstName"[^>]* value="&lt;b&gt;"/);
    expect(view).toMatch(/class="haven-error-summary" role="alert" tabindex="-1" autofocus=""/);
    expect(view.match(/Enter your email address/g)).toHaveLength(2);
  });

  it('is the same form without scripts: nothing is shown in its place', () => {
    expect(drawn).not.toContain('haven-scripted');
    expect(drawn).not.toContain('haven-own');
  });

  it('says why a post was refused as a whole, above the button', () => {
    const failed = own.replaceAll(/ data-error="Enter[^"]*"/g, '');
    const page = draw(`<subscribe-form>${failed}</subscribe-form>`);
    expect(page).toMatch(
      /class="haven-alert haven-alert--error" role="alert" tabindex="-1" autofocus=""[^>]*>.*Wait a moment/s,
    );
    expect(page).not.toContain('There is a problem');
  });
});

it('draws the switch of a donation in its view', () => {
  const drawn = draw('<donation-form public-key="pk" gateway-id="gw"></donation-form>');
  expect(drawn).toMatch(
    /<donation-mode[^>]* data-haven-drawn="now"><template shadowrootmode="open">.*Give monthly.*<\/template>/,
  );
  expect(drawn.match(/<!--haven \S+ (\S+)-->/g)).toHaveLength(2);
});
