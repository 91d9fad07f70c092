import type { MailBlock } from './mail-blocks.ts';
import { mailLink } from './mail-link.ts';

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
