import { digest } from '../forms/mail-words.ts';
import type { Mail } from '../mail/queue-mail.ts';
import type { BequestSettings } from './bequest-forms.ts';

/** The mail with the guide, and a notice for the team: each at most once a day for one address. */
export function guideMails(form: BequestSettings, email: string, origin: string, now: number): Mail[] {
  const { siteCountryCode, formKey } = form;
  const day = new Date(now).toISOString().slice(0, 10);
  const asking = `${formKey}:${digest(email)}:${day}`;
  const guide: Mail = {
    kind: 'bequest-guide',
    cause: `bequest-guide:${asking}`,
    siteCountryCode,
    to: { address: email },
    replyTo: form.team,
    subject: form.subject,
    body: [
      { heading: 'A gift that outlives us' },
      { text: form.pretext },
      { button: 'Open the guide', href: new URL(form.guidePath, origin).href },
      {
        text: 'It takes about ten minutes to read: what a gift in a will can do, the words a solicitor needs, and the questions families ask. There is nothing to sign and nobody will call.',
      },
    ],
    reason: 'You get this mail because the guide was requested for this address. We send nothing else unless you ask.',
  };
  const word: Mail = {
    kind: 'bequest-request',
    cause: `bequest-request:${asking}`,
    siteCountryCode,
    to: { address: form.team },
    replyTo: email,
    subject: 'Somebody asked for the guide to gifts in wills',
    body: [
      { heading: 'A new request for the guide' },
      {
        rows: [
          ['E-mail', email],
          ['Form', formKey],
        ],
      },
      { text: 'The guide is on its way to them. Do not call: the form promises that nobody does.' },
      { text: 'You get at most one mail a day for an address, however often it is entered.' },
    ],
    reason: 'This mail goes to the team that looks after gifts in wills.',
  };
  return [guide, word];
}
