import { getDocument } from 'unpdf/pdfjs';

/** What a reader, a screen reader and a viewer's title bar get from a PDF. */
interface ReadPdf {
  /** All text in the order of reading, its line ends as spaces. */
  text: string;
  lang: string | undefined;
  title: string | undefined;
  isTagged: boolean;
  pages: number;
  /** The structure's roles, depth first. */
  roles: string[];
}

/** A part of a structure tree as the library returns it. */
interface Node {
  role?: string;
  children?: Node[];
}

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

/** Reads a PDF with a library that did not draw it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The library takes the bytes over, so it gets its own.
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const info = (await document.getMetadata()).info as { Language?: string; Title?: string };
  const texts: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
    roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as Node));
  }
  const isTagged = Boolean((await document.getMarkInfo())?.['Marked']);
  const pages = document.numPages;
  await task.destroy();
  const text = texts.join(' ').replace(/\s+/g, ' ');
  return { text, lang: info.Language, title: info.Title, isTagged, pages, roles };
}
