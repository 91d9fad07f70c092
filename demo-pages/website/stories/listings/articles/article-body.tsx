import type { ReactNode } from 'react';
import { type Markup, type Site, to } from '../../../platform/index.ts';

// Links stay inside the site: a path in brackets, which gets the prefix of the visitor's country.
const INLINE = /\[([^\]]{1,200})\]\((\/[\w/-]{0,200})\)|\*([^*]{1,200})\*/g;

function inline(text: string, site: Site): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, label, path, stressed] = match;
    parts.push(text.slice(from, match.index));
    const key = match.index;
    parts.push(
      path === undefined ? (
        <em key={key}>{stressed}</em>
      ) : (
        <a key={key} href={to(site, path)}>
          {label}
        </a>
      ),
    );
    from = match.index + whole.length;
  }
  return [...parts, text.slice(from)];
}

/** The lines of a paragraph, or of an item of a list, as one. */
const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

function block(part: string, site: Site): Markup {
  const text = oneLine(part);
  if (text.startsWith('## ')) return <h2 key={text}>{text.slice(3)}</h2>;
  if (text.startsWith('> ')) {
    const [words = '', by] = text.slice(2).split(' — ');
    return (
      <figure key={text} className="story__quote">
        <blockquote>
          <p>{words}</p>
        </blockquote>
        {by && <figcaption>{by}</figcaption>}
      </figure>
    );
  }
  if (text.startsWith('- ')) {
    const items = part
      .slice(2)
      .split('\n- ')
      .map((item) => oneLine(item).replace(/;$/, ''));
    return (
      <ul key={text}>
        {items.map((item) => (
          <li key={item}>{inline(item, site)}</li>
        ))}
      </ul>
    );
  }
  return <p key={text}>{inline(text, site)}</p>;
}

/**
 * A text as a page shows it: paragraphs separated by empty lines, each of one or more lines; `## ` begins a heading,
 * `> ` a quote with its speaker after a dash, and `- ` an item of a list. The text is never parsed as markup.
 */
export function articleBody(text: string, site: Site): Markup[] {
  return text.split(/\n{2,}/).map((part) => block(part.trim(), site));
}
