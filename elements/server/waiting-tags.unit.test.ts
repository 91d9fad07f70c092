import { describe, expect, it } from 'vitest';
import { renderElement, renderPage } from './server.ts';

const render = (html: string) => renderPage(html, { lang: 'en-AU', sheets: '/elements/' });
const nav = `<nav aria-label="Main"><ul>
  <li><a href="/gifts" aria-current="page">Our <b>gifts</b></a><ul><li>Shelter<ul><li><a href="/tent">Tent</a></li></ul></li></ul></li>
  <li><div><a href="javascript:alert(1)">Not safe</a></div></li>
</ul></nav>`;

describe('what a server renders for an unknown browser', () => {
  it('is a header for wide and narrow windows, with the links of the author’s navigation', () => {
    const rendered = render(
      `<site-header><a slot="brand" href="/">Haven</a><form slot="search"></form>${nav}</site-header>`,
    );
    const [view = ''] = rendered.split('</template>');
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
    const [view = ''] = render(`<hero-carousel label="Appeals">${slides}</hero-carousel>`).split('</template>');
    expect(view.match(/class="dot"/g)).toHaveLength(3);
    expect(view).toMatch(/<div class="track track--rendered"[^>]*><slot><\/slot><\/div>/);
    expect(render('<hero-carousel label="Appeals"></hero-carousel>')).not.toContain('class="dot"');
  });
});

describe('a tag that is not rendered', () => {
  it('can wait where the author’s content works before its script', () => {
    for (const page of [
      '<copy-link>Copy this address.</copy-link>',
      '<video-block label="Dawn"><a href="/dawn">Watch</a></video-block>',
      '<form><quantity-stepper><input name="quantity"></quantity-stepper></form>',
    ])
      expect(render(page)).toBe(page.replace(/(<[a-z]+-[^>]*)>/, '$1 data-haven-waits>'));
  });

  it('cannot wait without other content, or if nobody can pay before it loads', () => {
    for (const page of [
      '<copy-link> <!-- nothing --> </copy-link>',
      '<gift-checkout><p>Paying by card needs JavaScript.</p></gift-checkout>',
    ])
      expect(render(page)).toBe(page);
  });

  it('is marked once, also where it is rendered alone', () => {
    const waiting = '<copy-link data-haven-waits>Copy it.</copy-link>';
    expect(render(waiting)).toBe(waiting);
    expect(renderElement('copy-link', {}, 'Copy it.')).toBe(waiting);
  });
});

describe('a donation whose page has a form', () => {
  const donation = (form: string) => render(`<donation-form public-key="pk" gateway-id="gw">${form}</donation-form>`);
  const opened = (form: string) => /<form[^>]*>/.exec(donation(form))?.[0];

  it('is rendered over it, and posts where it posts, what it posts', () => {
    const own = '<form action="/give" method="post"><input type="hidden" name="ticket" value="a&quot;1"></form>';
    const rendered = donation(own);
    expect(rendered).toContain('<slot hidden></slot></template><div slot="haven-view">');
    expect(rendered).toContain(`</div>${own}</donation-form>`);
    expect(opened(own)).toMatch(/ action="\/give" method="post"/);
    expect(rendered).toContain('<input type="hidden" name="ticket" value="a&quot;1"/>');
  });

  it('posts to the page where that form has no address', () => {
    expect(opened('<form method="post"><input name="amount"></form>')).toMatch(/ method="post">/);
  });

  it('sends nothing before its script if the page has no form', () => {
    expect(opened('<p>Call us to give.</p>')).toMatch(/ method="dialog">/);
  });

  it('starts with the values of the form, and shows its errors', () => {
    const fields = `<input name="part" value="details"><input name="customerFirstName" value="Mia">
      <input name="frequency" type="radio" value="monthly" checked><input name="monthlyAmount" value="60">
      <input name="customerEmailAddress" value="mia" data-error="Enter your email address."><input name="coverCosts" type="checkbox" checked>`;
    const rendered = donation(`<form action="/give">${fields}</form>`);
    expect(rendered).toMatch(/<section class="haven-form donation-form__part"><h2[^>]*>Your details/);
    expect(rendered).toMatch(/name="customerFirstName" value="Mia"/);
    expect(rendered).toMatch(/name="monthlyAmount" checked="" value="60"/);
    expect(rendered).toMatch(/name="coverCosts" checked=""/);
    expect(rendered).toMatch(/role="alert" tabindex="-1" autofocus="".*<a href="#[^"]+">Enter your email address\./);
    expect(rendered).not.toContain('name="part" value="gift"');
  });
});

describe('a form that is rendered over what the page places in it', () => {
  const own = `<form method="post" action="/signup" data-error="Wait a moment.">
<input type="hidden" name="formTicket" value="t&amp;1"><input type="hidden" name="website" tabindex="-1" aria-label="Leave this empty">
<input type="hidden" name="email" value="a@b" data-error="Enter your email address."><input type="hidden" name="firstName" value="&lt;b&gt;"></form>`;
  const rendered = render(`<subscribe-form site-country-code="NZL">${own}</subscribe-form>`);
  const view = rendered.split('<div slot="haven-view">')[1]?.split('</form>')[0] ?? '';

  it('posts where that form posts, with its hidden fields, a trap that programs see, and the country', () => {
    expect(view).toMatch(
      /<form [^>]*method="post"[^>]*action="\/signup"|<form [^>]*action="\/signup"[^>]*method="post"/,
    );
    expect(view).toMatch(/<input type="hidden"[^>]* name="formTicket" value="t&amp;1"/);
    expect(view).toMatch(/<input type="hidden"[^>]* name="siteCountryCode" value="NZL"/);
    expect(view).toMatch(/aria-hidden="true"><label><span>Leave this empty ?<\/span> ?<input [^>]*name="website"/);
    expect(view.match(/name="email"/g), 'the field of the view alone').toHaveLength(1);
  });

  it('starts with the values and errors of a refused post, and the browser’s focus on them', () => {
    expect(view).toMatch(/<input [^>]*name="email"[^>]* value="a@b"/);
    expect(view).toMatch(/<input [^>]*name="firstName"[^>]* value="&lt;b&gt;"/);
    expect(view).toMatch(/class="haven-error-summary" role="alert" tabindex="-1" autofocus=""/);
    expect(view.match(/Enter your email address/g)).toHaveLength(2);
  });

  it('shows why a post was refused as a whole, above the button', () => {
    const failed = own.replaceAll(/ data-error="Enter[^"]*"/g, '');
    const page = render(`<subscribe-form>${failed}</subscribe-form>`);
    expect(page).toMatch(
      /class="haven-alert haven-alert--error" role="alert" tabindex="-1" autofocus=""[^>]*>.*Wait a moment/s,
    );
    expect(page).not.toContain('There is a problem');
  });
});
