import { escapeHtml, escapeLines } from './escape-html.ts';
import type { MailBlock } from './mail-blocks.ts';
import { mailLink } from './mail-link.ts';

const HEADING = 'margin:0 0 16px;color:#08305A;font-size:24px;line-height:1.25';
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#08305A;border-radius:6px;color:#FFFFFF;font-weight:bold;text-decoration:none';
const QUOTE = 'margin:0 0 16px;padding:12px 20px;border-left:4px solid #FFC72C;background:#F3F6FA';
const CELL = 'padding:8px 0;border-bottom:1px solid #D5DDE6;text-align:left;vertical-align:top';

/** A block of a mail as HTML. Styles are inline, because mail programs remove style sheets. */
export function htmlBlock(block: MailBlock): string {
  if ('heading' in block) return `<h1 style="${HEADING}">${escapeHtml(block.heading)}</h1>`;
  if ('text' in block) return `<p style="margin:0 0 16px">${escapeLines(block.text)}</p>`;
  if ('list' in block) {
    const items = block.list.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`);
    return `<ul style="margin:0 0 16px;padding-left:24px">${items.join('')}</ul>`;
  }
  if ('quote' in block) {
    const by = block.by ? `<br><strong>${escapeHtml(block.by)}</strong>` : '';
    return `<blockquote style="${QUOTE}">${escapeLines(block.quote)}${by}</blockquote>`;
  }
  if ('rows' in block) {
    const rows = block.rows.map(
      ([label, value]) =>
        `<tr><th scope="row" style="${CELL};font-weight:normal;color:#4A5868;padding-right:16px">${escapeHtml(label)}</th><td style="${CELL};overflow-wrap:anywhere">${escapeLines(value)}</td></tr>`,
    );
    return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
  }
  if ('button' in block) {
    const href = escapeHtml(mailLink(block.href));
    return `<p style="margin:0 0 16px"><a href="${href}" style="${BUTTON}">${escapeHtml(block.button)}</a></p>`;
  }
  const { alt, width, height } = block;
  const src = escapeHtml(mailLink(block.image));
  return `<p style="margin:0 0 16px"><img src="${src}" alt="${escapeHtml(alt)}" width="${Number(width)}" height="${Number(height)}" style="max-width:100%;height:auto;border-radius:6px"></p>`;
}
