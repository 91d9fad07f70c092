import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import type { Markup, PageContext } from '../../site/page-context.ts';
import { recordsHead } from './records-head.ts';

export interface MailRecord {
  id: string;
  subject: string;
  toName: string;
  toAddress: string;
  fromName: string;
  status: string;
  text: string;
  attachmentKind: string | null;
  attachmentId: string | null;
}

/** A mail in a frame without any permissions, and as plain text; both without its links. */
export function mailPage(context: PageContext, mail: MailRecord): Markup {
  return layout(context, {
    title: mail.subject,
    head: recordsHead(),
    main: html`<div class="page-head"><h1>${mail.subject}</h1><p class="lead">From ${mail.fromName} to ${mail.toName} (${mail.toAddress}): ${mail.status}.</p></div>
${mail.attachmentKind ? html`<p>Attached when it is delivered: ${mail.attachmentKind} ${mail.attachmentId}.</p>` : ''}
<p><a class="haven-link" href="/back-office/records/mails">Back to all mails</a></p>
<p>Links are for the person who gets the mail: here they are shortened, and cannot be opened.</p>
<iframe class="records-mail" title="The mail as it looks" sandbox="" src="/back-office/records/mails/${encodeURIComponent(mail.id)}/html"></iframe>
<h2>As plain text</h2><pre class="records-text" tabindex="0">${mail.text}</pre>`,
  });
}
