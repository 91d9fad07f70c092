import { type CSSProperties, Fragment } from 'react';
import type { SiteCountryCode } from '#rules/country.ts';
import LETTER from '#texts/website/letter';
import { organisationOf } from '../organisation/organisation.ts';
import { renderPage } from '../pages/render-page.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { siteFor } from '../site/sites.ts';
import { htmlBlock, type MailBlock, textBlock } from './mail-blocks.tsx';

interface RenderedMail {
  text: string;
  html: string;
}

interface MailLetter {
  siteCountryCode: SiteCountryCode;
  /** The reader's language; English without one. */
  language?: Language | undefined;
  subject: string;
  body: readonly MailBlock[];
  /** A sentence that says why the reader gets this mail. */
  reason: string;
  unsubscribeUrl?: string | undefined;
}

const FRAME: CSSProperties = {
  margin: 0,
  padding: '24px 12px',
  background: '#F3F6FA',
  color: '#14202E',
  font: '16px/1.5 Arial,Helvetica,sans-serif',
};
const CARD: CSSProperties = {
  maxWidth: '560px',
  margin: '0 auto',
  padding: '28px 32px',
  background: '#FFFFFF',
  borderRadius: '8px',
};
const SMALL: CSSProperties = { maxWidth: '560px', margin: '16px auto 0', color: '#4A5868', fontSize: '13px' };

/** Renders a mail as text and as HTML, with the same content. */
export function renderMail({
  siteCountryCode,
  language = 'en',
  subject,
  body,
  reason,
  unsubscribeUrl,
}: MailLetter): RenderedMail {
  const site = siteFor(siteCountryCode, language);
  const words = pageTexts(site, LETTER);
  const { legal: sender, phone } = organisationOf(site);
  // Anti-spam laws require an unsubscribe link and the sender's contact details.
  const contact = words('contact', { phone });
  const leave = unsubscribeUrl ? [contact, `${words('unsubscribe')}: ${unsubscribeUrl}`] : [];
  const text = [...body.map(textBlock).filter(Boolean), ['--', sender, reason, ...leave].join('\n')].join('\n\n');
  const html = renderPage(
    <html lang={site.lang} dir={site.dir === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={FRAME}>
        <div role="main" style={CARD}>
          {body.map((block, place) => (
            <Fragment key={place}>{htmlBlock(block, site)}</Fragment>
          ))}
        </div>
        <div role="contentinfo">
          <p style={SMALL}>
            {sender}
            <br />
            {reason}
            {unsubscribeUrl && (
              <>
                <br />
                {contact}
                <br />
                <a href={unsubscribeUrl} style={{ color: '#08305A' }}>
                  {words('unsubscribe')}
                </a>
              </>
            )}
          </p>
        </div>
      </body>
    </html>,
  );
  return { text: storableText(`${text}\n`), html: storableText(html) };
}

/** Removes the NUL that Postgres cannot store, and replaces lone surrogates with U+FFFD. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');
}
