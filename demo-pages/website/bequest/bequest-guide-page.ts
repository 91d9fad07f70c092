import { html } from 'hono/html';
import { participationHead } from '../forms/participation-head.ts';
import { agencyOf } from '../site/agency.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';

const WORDS: Readonly<Record<Site['code'], { tax: string; help: string }>> = {
  AUS: {
    tax: 'A gift of shares or land may be taxed differently from one of money: ask before you decide.',
    help: 'The public trustee of your state writes simple wills, and many solicitors charge a fixed fee.',
  },
  NZL: {
    tax: 'A gift in a will gives no donation tax credit: it is not a gift of your lifetime.',
    help: 'Public Trust and community law centres help with simple wills, and many lawyers charge a fixed fee.',
  },
};

/** The guide to gifts in wills, to read on screen or to print. */
export function bequestGuidePage(context: PageContext): Markup {
  const { site } = context;
  const { tax, help } = WORDS[site.code];
  const { legalName, registration } = agencyOf(site);
  const number =
    'abn' in registration ? `ABN ${registration.abn}` : `Charities Services number ${registration.charityNumber}`;
  return layout(context, {
    title: 'A guide to gifts in wills',
    description: 'What a gift in a will can do, how to word it, and what families ask. Of a fictional agency.',
    head: participationHead(context),
    main: html`<article class="prose guide">
<p class="eyebrow">A guide</p><h1>Gifts in wills</h1>
<p class="lead">Ten minutes to read, nothing to sign. It is general information of a fictional agency and no legal advice.</p>
<h2>Four kinds of gift</h2>
<dl class="guide__kinds">
<div><dt>A share of what remains</dt><dd>Once your family and debts are looked after, a part of the rest. It grows and shrinks with what you own, so it never takes too much.</dd></div>
<div><dt>A sum</dt><dd>A number of dollars. Simple; prices rise, so look at it again every few years.</dd></div>
<div><dt>A thing</dt><dd>A house, shares, a painting. ${tax}</dd></div>
<div><dt>A share for somebody first</dt><dd>A person has the use of it for life, and what is left comes to us.</dd></div>
</dl>
<h2>The sentence for your solicitor</h2>
<blockquote class="petition__quote"><p>I give to ${legalName} (${number}) <em>[the residue of my estate / … per cent of the residue of my estate / the sum of …]</em> for its general purposes, and declare that the receipt of its authorised officer is a sufficient discharge for my executor.</p></blockquote>
<p>“General purposes” lets us help where the need is greatest on that day. If something is close to your heart, tell us: we write down your wish and follow it wherever we can.</p>
<h2>In four steps</h2>
<ol class="haven-next-steps">
<li>Write down what you own, what you owe, and whom you want to look after.</li>
<li>Choose two executors, and ask them.</li>
<li>See a solicitor with this page in your hand. ${help}</li>
<li>Tell somebody where the will is. Look at it again when a child is born, somebody dies, or you move.</li>
</ol>
<h2>Talking about it</h2>
<p>Families rarely quarrel about a gift to strangers that they knew of. Say it once, in good health, at a good meal: “I have looked after you, and I have left something for people who lost everything.” Then talk about something else.</p>
<p class="guide__actions"><a class="haven-button haven-button--secondary" href="${to(site, '/bequest')}">Back to gifts in wills</a></p>
<p class="haven-field__hint">Questions: ${agencyOf(site).phone} (illustrative). ${agencyOf(site).legal}</p>
</article>`,
  });
}
