const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (value: string) => value.replaceAll(/[&"<>]/g, (mark) => ESCAPES[mark] ?? mark);

/** The markup of a tag for an author to place, as text. Attributes without a value are left out. */
export function tagMarkup(tag: string, attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(String(value))}"`],
  );
  return `<${tag}${written.join('')}></${tag}>`;
}
