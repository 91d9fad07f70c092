import { type CSSProperties, Fragment } from 'react';
import type { SiteCountryCode } from '#rules/country.ts';
import LETTER from '#texts/website/letter';
import { organisationOf } from '../organisation/organisation.ts';
import { renderPage } from '../pages/render-page.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import type { Markup } from '../site/page-context.ts';
import { type Site, siteFor } from '../site/sites.ts';
import { brandPath, currentLook, isWordmark, logoWidth } from '../theme/look.ts';
import { htmlBlock, type MailBlock, mailLink, textBlock } from './mail-blocks.tsx';

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

const FRAME: CSSProperties = { margin: 0, padding: '24px 12px' };
const FONT = 'Arial,Helvetica,sans-serif';
const CARD: CSSProperties = {
  maxWidth: '560px',
  margin: '0 auto',
  padding: '28px 32px',
  background: '#FFFFFF',
  borderRadius: '8px',
};
const SMALL: CSSProperties = { maxWidth: '560px', margin: '16px auto 0', fontSize: '13px' };
const HEADER: CSSProperties = { margin: '0 0 24px', fontSize: '18px', fontWeight: 'bold' };

/** Below this height a logo with the name in it could not be read. */
const LOGO_HEIGHT = 40;

let siteOrigin = '';

/** Says where the site is: mails show the logo from there. */
export function setMailOrigin(origin: string): void {
  siteOrigin = origin;
}

/** The logo and the name. Many readers load no pictures: the name is there in any case. */
function mailHeader(name: string, { dir }: Site, colour: string): Markup {
  const look = currentLook();
  const hasName = isWordmark(look);
  const gap = dir === 'rtl' ? 'marginLeft' : 'marginRight';
  const picture = siteOrigin && (
    <img
      src={mailLink(`${siteOrigin}${brandPath('mail-logo.png')}`)}
      alt={hasName ? name : ''}
      width={logoWidth(LOGO_HEIGHT)}
      height={LOGO_HEIGHT}
      style={{ verticalAlign: 'middle', ...(hasName ? {} : { [gap]: '12px' }) }}
    />
  );
  return (
    <p style={{ ...HEADER, color: colour }}>
      {picture}
      {(!picture || !hasName) && name}
    </p>
  );
}

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
  const { legal: sender, phone, name } = organisationOf(site);
  const { palette, font } = currentLook();
  const { strong, ink, quiet, mist } = palette;
  const frame = { ...FRAME, background: mist, color: ink, font: `16px/1.5 ${font ? `${font},` : ''}${FONT}` };
  const small = { ...SMALL, color: quiet };
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
      <body style={frame}>
        <div role="main" style={CARD}>
          {mailHeader(name, site, strong)}
          {body.map((block, place) => (
            <Fragment key={place}>{htmlBlock(block, site)}</Fragment>
          ))}
        </div>
        <div role="contentinfo">
          <p style={small}>
            {sender}
            <br />
            {reason}
            {unsubscribeUrl && (
              <>
                <br />
                {contact}
                <br />
                <a href={unsubscribeUrl} style={{ color: strong }}>
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
