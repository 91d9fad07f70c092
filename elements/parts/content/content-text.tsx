/** Content whose texts need not be in the language of the page: the names of those that are in English. */
interface InEnglish {
  readonly english?: readonly string[] | undefined;
}

interface ContentTextProps<Fields extends InEnglish> {
  of: Fields;
  field: Extract<keyof Fields, string>;
}

/** A text of the page's content, marked where it is in English on a page of another language (WCAG 3.1.2). */
export function ContentText<Fields extends InEnglish>({ of, field }: ContentTextProps<Fields>) {
  const isEnglish = of.english?.includes(field);
  return (
    <span lang={isEnglish ? 'en' : undefined} dir={isEnglish ? 'ltr' : undefined}>
      {of[field] as string}
    </span>
  );
}
