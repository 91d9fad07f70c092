import type { Markup } from '../../platform/index.ts';

/** A definition's prose, in which text between backticks is code. */
export function withCode(text: string): Markup {
  return <>{text.split('`').map((part, place) => (place % 2 ? <code key={part}>{part}</code> : part))}</>;
}
