import { type CSSProperties, Fragment } from 'react';
import type { Markup } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { currentLook } from '../theme/look.ts';

/**
 * One part of a mail's body. All texts are as typed: they are escaped when the mail is rendered. `isEnglish` marks what
 * stays in English in a mail of another language.
 */
export type MailBlock =
  | { heading: string; isEnglish?: boolean }
  /** A paragraph; its line feeds stay. */
  | { text: string; isEnglish?: boolean }
  | { list: readonly string[] }
  /** A person's own words, such as the message of an e-card. */
  | { quote: string; by?: string }
  /** A table of two columns, such as the lines of a receipt. */
  | { rows: readonly (readonly [label: string, value: string])[]; isEnglish?: boolean }
  /** A link on a separate line; `href` is an absolute http(s) address. */
  | { button: string; href: string }
  /** A picture; `image` is an absolute http(s) address. */
  | { image: string; alt: string; width: number; height: number };

/**
 * An address for a mail, as a URL writes it.
 * @throws TypeError for anything but an absolute http(s) address: only code writes these, so a wrong one is a bug.
 */
export function mailLink(address: string): string {
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('A mail links to http(s) addresses only.');
  return url.href;
}

/** A block of a mail as plain text. */
export function textBlock(block: MailBlock): string {
  if ('heading' in block) return block.heading;
  if ('text' in block) return block.text;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  if ('quote' in block) {
    const lines = block.quote.split(/\r\n|[\r\n]/).map((line) => `> ${line}`);
    return [...lines, ...(block.by ? [`> ${block.by}`] : [])].join('\n');
  }
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('button' in block) return `${block.button}:\n${mailLink(block.href)}`;
  // A decoration is nothing to read.
  return block.alt === '' ? '' : `[${block.alt}] ${mailLink(block.image)}`;
}

const PARAGRAPH: CSSProperties = { margin: '0 0 16px' };
const HEADING: CSSProperties = { ...PARAGRAPH, fontSize: '24px', lineHeight: '1.25' };
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: '6px',
  color: '#FFFFFF',
  fontWeight: 'bold',
  textDecoration: 'none',
};
const QUOTE: CSSProperties = { ...PARAGRAPH, padding: '12px 20px' };
const CELL: CSSProperties = { padding: '8px 0', verticalAlign: 'top' };

// Mail programs know no logical properties.
const SIDES = { ltr: ['Left', 'Right'], rtl: ['Right', 'Left'] } as const;

/** A text with its line feeds. */
const linesOf = (text: string) =>
  text.split(/\r\n|[\r\n]/).map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));

/** A block of a mail as HTML. Styles are inline, because mail programs remove style sheets. */
export function htmlBlock(block: MailBlock, { language, dir }: Pick<Site, 'language' | 'dir'>): Markup {
  const isMarked = language !== 'en' && 'isEnglish' in block && block.isEnglish;
  const english = isMarked ? { lang: 'en', dir: 'ltr' } : {};
  const [start, end] = SIDES[isMarked ? 'ltr' : dir];
  const { strong, accent, mist, line, quiet } = currentLook().palette;
  if ('heading' in block)
    return (
      <h1 {...english} style={{ ...HEADING, color: strong }}>
        {block.heading}
      </h1>
    );
  if ('text' in block)
    return (
      <p {...english} style={PARAGRAPH}>
        {linesOf(block.text)}
      </p>
    );
  if ('list' in block)
    return (
      <ul style={{ ...PARAGRAPH, [`padding${start}`]: '24px' }}>
        {block.list.map((item, place) => (
          <li key={place} style={{ margin: '0 0 4px' }}>
            {item}
          </li>
        ))}
      </ul>
    );
  if ('quote' in block)
    return (
      <blockquote style={{ ...QUOTE, background: mist, [`border${start}`]: `4px solid ${accent}` }}>
        {linesOf(block.quote)}
        {block.by && (
          <>
            <br />
            <strong>{block.by}</strong>
          </>
        )}
      </blockquote>
    );
  if ('rows' in block) {
    const border = { borderBottom: `1px solid ${line}` };
    const cell = { ...CELL, ...border, textAlign: start === 'Left' ? 'left' : 'right' } as const;
    const title = { ...cell, fontWeight: 'normal', color: quiet, [`padding${end}`]: '16px' };
    return (
      <table {...english} style={{ width: '100%', margin: '0 0 16px', borderCollapse: 'collapse' }}>
        <tbody>
          {block.rows.map(([label, value], place) => (
            <tr key={place}>
              <th scope="row" style={title}>
                {label}
              </th>
              <td style={{ ...cell, overflowWrap: 'anywhere' }}>{linesOf(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  if ('button' in block)
    return (
      <p style={PARAGRAPH}>
        <a href={mailLink(block.href)} style={{ ...BUTTON, background: strong }}>
          {block.button}
        </a>
      </p>
    );
  const { image, alt, width, height } = block;
  const style: CSSProperties = { maxWidth: '100%', height: 'auto', borderRadius: '6px' };
  return (
    <p style={PARAGRAPH}>
      <img src={mailLink(image)} alt={alt} width={width} height={height} style={style} />
    </p>
  );
}
