import { ne } from 'drizzle-orm';
import { type Markup, mails, RECORDS_PATH } from '../../platform/index.ts';
import { INVITATION_KIND } from '../accounts/invitations.ts';
import type { StaffPageContext } from '../staff-member.ts';
import { statusBadge } from './record-status.tsx';
import { staffPage } from './staff-page.tsx';

interface MailRecord {
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

/** An email in a frame without any permissions, and as plain text; both without its links. */
export function mailPage(context: StaffPageContext, mail: MailRecord): Markup {
  const path = `${RECORDS_PATH}/mails/${encodeURIComponent(mail.id)}/html`;
  return staffPage(context, {
    title: mail.subject,
    place: 'mails',
    lead: `From ${mail.fromName} to ${mail.toName} (${mail.toAddress}).`,
    main: (
      <>
        <p>{statusBadge(mail.status)}</p>
        {mail.attachmentKind && (
          <p>
            Attached when it is delivered: {mail.attachmentKind} {mail.attachmentId}.
          </p>
        )}
        <p>
          Links work only in the recipient’s copy. Here they are shortened and cannot be opened.{' '}
          <a className="haven-link" href={path} target="_blank" rel="noopener">
            Open the email in a new tab
          </a>
        </p>
        <iframe className="records-mail" title="Email preview" sandbox="" src={path} />
        <h2>As plain text</h2>
        <pre className="records-text" tabIndex={0}>
          {mail.text}
        </pre>
      </>
    ),
  });
}

/** The condition for mails that staff may see: those that set up an account are on no page and in no list. */
export const isShownMail = ne(mails.kind, INVITATION_KIND);

/**
 * A mail as staff may see it: links in a mail act for its receiver (they change a monthly gift, sign in, open an
 * order), so of every address only the host is left, and nothing can be clicked.
 */
export function withoutLinks({ html, text }: { html: string; text: string }): { html: string; text: string } {
  // A quotation mark in a text is escaped in `html`: these are attributes.
  return { html: shortened(html.replaceAll(/ href="[^"]*"/g, '')), text: shortened(text) };
}

const shortened = (text: string) => text.replaceAll(/(https?:\/\/[^\s"'<>/?#]*)[/?#][^\s"'<>]*/gi, '$1/…');
