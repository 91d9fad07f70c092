import type { Site } from '../site/sites.ts';
import { escapeHtml, escapeLines } from './escape-html.ts';
import type { MailBlock } from './mail-blocks.ts';
import { mailLink } from './mail-link.ts';

const HEADING = 'margin:0 0 16px;color:#08305A;font-size:24px;line-height:1.25';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#08305A;border-radius:6px;color:#FFFFFF;font-weight:bold;text-decoration:none';
const QUOTE = 'margin:0 0 16px;padding:12px 20px;background:#F3F6FA';
const CELL = 'padding:8px 0;border-bottom:1px solid #D5DDE6;vertical-align:top';

// Mail programs know no logical properties.
const SIDES = { ltr: ['left', 'right'], rtl: ['right', 'left'] } as const;

/** A block of a mail as HTML. Styles are inline, because mail programs remove style sheets. */
export function htmlBlock(block: MailBlock, { language, dir }: Pick<Site, 'language' | 'dir'>): string {
  const isMarked = language !== 'en' && 'isEnglish' in block && block.isEnglish;
  const english = isMarked ? ' lang="en" dir="ltr"' : '';
  const [start, end] = SIDES[isMarked ? 'ltr' : dir];
  if ('heading' in block) return `<h1${english} style="${HEADING}">${escapeHtml(block.heading)}</h1>`;
  if ('text' in block) return `<p${english} style="margin:0 0 16px">${escapeLines(block.text)}</p>`;
  if ('list' in block) {
    const items = block.list.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`);
    return `<ul style="margin:0 0 16px;padding-${start}:24px">${items.join('')}</ul>`;
  }
  if ('quote' in block) {
    const by = block.by ? `<br><strong>${escapeHtml(block.by)}</strong>` : '';
    return `<blockquote style="${QUOTE};border-${start}:4px solid #FFC72C">${escapeLines(block.quote)}${by}</blockquote>`;
  }
  if ('rows' in block) {
    const cell = `${CELL};text-align:${start}`;
    const rows = block.rows.map(
      ([label, value]) =>
        `<tr><th scope="row" style="${cell};font-weight:normal;color:#4A5868;padding-${end}:16px">${escapeHtml(label)}</th><td style="${cell};overflow-wrap:anywhere">${escapeLines(value)}</td></tr>`,
    );
    return `<table${english} style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
  }
  if ('button' in block) {
    const href = escapeHtml(mailLink(block.href));
    return `<p style="margin:0 0 16px"><a href="${href}" style="${BUTTON}">${escapeHtml(block.button)}</a></p>`;
  }
  const { alt, width, height } = block;
  const src = escapeHtml(mailLink(block.image));
  return `<p style="margin:0 0 16px"><img src="${src}" alt="${escapeHtml(alt)}" width="${Number(width)}" height="${Number(height)}" style="max-width:100%;height:auto;border-radius:6px"></p>`;
}
