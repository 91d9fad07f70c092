import { html } from 'hono/html';
import { agencyOf } from './agency.ts';
import { KEPT_FOR } from './kept-for.ts';
import { layout } from './layout/layout.ts';
import { type Markup, type PageContext, to } from './page-context.ts';
import type { Site } from './sites.ts';

const LAW: Record<Site['code'], { act: string; regulator: string }> = {
  AUS: {
    act: 'Privacy Act 1988 and the Australian Privacy Principles',
    regulator: 'the Office of the Australian Information Commissioner',
  },
  NZL: {
    act: 'Privacy Act 2020 and its information privacy principles',
    regulator: 'the Office of the Privacy Commissioner, Te Mana Mātāpono Matatapu',
  },
};

/** Which data the site collects, why, and what people can do about it. */
export function privacyPage(context: PageContext): Markup {
  const { site } = context;
  const { act, regulator } = LAW[site.code];
  return layout(context, {
    title: 'Privacy',
    main: html`<div class="prose">
<h1>Privacy</h1>
<p class="lead">${agencyOf(site).name} is a fictional agency, and this site is a demonstration. It nevertheless treats what you type as a real one should under the ${act}.</p>
<h2>What we collect, and why</h2>
<ul>
<li>Your name, phone, e-mail and billing address, when you order: for your receipt and for questions about your order.</li>
<li>Your name and e-mail address, and what else you enter, when you give money: for your receipt, and for the payments of a monthly gift.</li>
<li>The names, e-mail addresses and messages on your e-cards: to deliver the cards. Please tell the people you name.</li>
<li>Your name and e-mail address, when you join the newsletter: to send it. Each mail has a link that ends it at once.</li>
<li>Your name and e-mail address, and a postcode and mobile number if you give them, when you sign a petition: to count each person once, and to hand over names and postcodes to whom the petition is addressed.</li>
<li>Your e-mail address, when you ask for the guide to gifts in wills: to send it.</li>
<li>Your old and new details, when you ask us to change them: to find you and to make the change. We tell you at the address we had.</li>
<li>The network address from which you send a form: counted for some minutes to keep floods away, and not stored. For a link to My giving it is stored for half an hour.</li>
<li>The network address from which you pay: to protect cards from misuse.</li>
</ul>
<p>You can look at every page and fill a cart without telling us who you are. Without your details we cannot take an order.</p>
<h2>What we never see</h2>
<p>Your card number and security code. They are typed into a form of our payment provider and go only there; we keep a reference to the payment.</p>
<h2>Who else gets it</h2>
<p>The payment provider gets your name, e-mail and phone with the charge. Nobody else does, and nothing is sold or sent overseas. The address search runs on our own server.</p>
<h2>The cookie</h2>
<p>One cookie, <code>haven_session</code>, remembers your cart for 30 days. Scripts cannot read it, and it follows you nowhere else.</p>
<p>Once you open My giving with the link from your mail, a second one, <code>haven_giving</code>, remembers that for 30 minutes after your last press, on those pages only.</p>
<p>Developers can switch on a <a href="/analytics">panel of analytics events</a>; another cookie, <code>haven_analytics</code>, then remembers that until the browser is closed. Nothing is measured.</p>
<h2>How long we keep it</h2>
<ul>
${Object.values(KEPT_FOR).map(({ words }) => html`<li>${words}.</li>`)}
</ul>
<p>Amounts, days and receipt numbers of gifts stay in our accounts, without you.</p>
<h2>Your rights</h2>
<p>If you have given, you can see, correct, download and erase what we hold under <a href="${to(site, '/my-giving')}">My giving</a>. Everybody can ask us to: call ${agencyOf(site).phone} (an illustrative number). If you are not content with our answer you can complain to ${regulator}.</p>
</div>`,
  });
}
