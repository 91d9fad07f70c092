import type { Markup } from '../../platform/index.ts';
import { findElement } from './element-catalogue.ts';

/** A definition's prose: text between backticks is code, and one of our tags between them links to its page. */
export function prose(text: string): Markup {
  return <>{text.split('`').map((part, place) => (place % 2 ? codeOf(part) : part))}</>;
}

/** The first sentence of a text, for a card that leads to the whole of it. */
export const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;

function codeOf(text: string): Markup {
  const code = <code key={text}>{text}</code>;
  return findElement(text) ? (
    <a key={text} href={`/elements/${text}`}>
      {code}
    </a>
  ) : (
    code
  );
}

/** Sentences as a list. */
export const proseList = (sentences: readonly string[]): Markup => (
  <ul className="rf-list">
    {sentences.map((sentence) => (
      <li key={sentence}>{prose(sentence)}</li>
    ))}
  </ul>
);
