const ESCAPED = /^(?:esc_\w+|wp_kses_post|selected|tag_escape|get_block_wrapper_attributes)\(/;
// What is made of escaped parts in functions of its own.
const MADE = /^(?:content_html|slots_html)\(/;
const WORDS = /^'(?:[^'\\]|\\.)*'$/;

/** Splits at a sign outside of texts; with `nested`, also inside of brackets. */
function splitAt(signs: string, code: string, nested = false): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of code.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if ('([{'.includes(token)) depth++;
    if (')]}'.includes(token)) depth--;
    if (signs.includes(token) && (nested || depth === 0)) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const isSafe = (part: string) => WORDS.test(part) || ESCAPED.test(part) || MADE.test(part) || part === '$html';
const isSafeText = (code: string) => splitAt('.', code.replace(/^'' === \$\w+ \? '' : /, '')).every(isSafe);

/** Lines of PHP that print, or add to `$html`, something that is neither a fixed text nor escaped right there. */
export function unescapedOutput(code: string): string[] {
  const statements = splitAt(';{}', code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''), true);
  return statements.filter((statement) => {
    if (/\b(?:echo|print|_e|vprintf|print_r|var_dump)\b/.test(statement.replace(/'(?:[^'\\]|\\.)*'/g, ''))) return true;
    const printed = /(?:^|\s)printf\(([\s\S]*)\)$/.exec(statement)?.[1];
    if (printed !== undefined) return !splitAt(',', printed).every(isSafe);
    const added =
      /^\$html\s*\.?=\s*([\s\S]*)$/.exec(statement)?.[1] ?? /^return \$html \. ([\s\S]*)$/.exec(statement)?.[1];
    return added !== undefined && !isSafeText(added);
  });
}
