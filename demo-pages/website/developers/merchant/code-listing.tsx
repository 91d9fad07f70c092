import type { ReactNode } from 'react';
import type { Markup } from '../../platform/index.ts';

const COMMENT = /\/\/[^\n]*/.source;
const STRING = /'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*"/.source;
const WORD = /\b(?:async|await|catch|const|export|for|from|function|if|import|new|of|return|throw|try)\b/.source;
const PIECES = new RegExp(`(?<comment>${COMMENT})|(?<string>${STRING})|(?<word>${WORD})`, 'g');

/** Program text with markup for comments, strings and keywords. Everything in it is escaped. */
function coloured(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(PIECES)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? '';
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={`merchant-code__${kind}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

function listing(name: string, code: ReactNode[] | string): Markup {
  const id = `code-${name.replace(/\W+/g, '-')}`;
  return (
    <figure key={name} className="merchant-code">
      <figcaption className="merchant-code__head">
        <span>{name}</span>
        <button className="merchant-code__copy" type="button" data-copies={id} hidden>
          Copy<span className="haven-visually-hidden"> {name}</span>
        </button>
      </figcaption>
      <pre className="merchant-code__text" role="region" aria-label={name} tabIndex={0}>
        <code id={id}>{code}</code>
      </pre>
    </figure>
  );
}

/** A named script with a button that copies it. */
export const codeListing = (name: string, code: string): Markup => listing(name, coloured(code.trim()));

/** The same for text that is not a script. */
export const plainListing = (name: string, text: string): Markup => listing(name, text);
