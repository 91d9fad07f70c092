// Characters before a regular expression; a slash after anything else is a division.
const LITERAL = /(?:[=(!,:?&|;{}>[]|return)\s*\/((?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuvy]*)/g;
const COMMENT_LINE = /^\s*(?:\/\/|\*|\/\*).*$/gm;
const QUOTED = /'(?:\\.|[^'\\\n])*'/g;

/** The regular expression literals of a source text. */
export function regexLiteralsIn(text: string): { source: string; flags: string }[] {
  const code = text.replace(COMMENT_LINE, '').replace(QUOTED, "''");
  return [...code.matchAll(LITERAL)].map(([, source = '', flags = '']) => ({ source, flags }));
}
