import type { CatalogueText } from './catalogue.ts';
import { languageFiles, textsChanged } from './language.ts';
import { type GivenTexts, ownTexts, pageOverrides, TEXTS_CHILD, TEXTS_IN_HEAD } from './own-texts.ts';

const EVERY_LANGUAGE = '';
const ofPage = new Map<string, GivenTexts>();
const read = new WeakMap<Element, { written: string; texts: GivenTexts }>();
const readPages = new WeakSet<Document>();

function give(tag: string, texts: GivenTexts): void {
  ofPage.set(tag, { ...ofPage.get(tag), ...texts });
  // A language that only the page has texts in.
  if (tag !== EVERY_LANGUAGE && !languageFiles.has(tag)) languageFiles.set(tag, []);
}

/** Replaces texts of all tags of the page: `{ "room.key": "text" }`, in every language or in one. */
export function storeGivenTexts(texts: GivenTexts, language = EVERY_LANGUAGE): void {
  pageOverrides.areGiven = true;
  give(language.toLowerCase(), texts);
  textsChanged();
}

/**
 * A JSON of the page: read when it was written or has changed. A mistake in it is reported once, and nothing is
 * replaced.
 */
function readJson(script: Element): GivenTexts {
  const written = script.textContent ?? '';
  const known = read.get(script);
  if (known?.written === written) return known.texts;
  let texts: GivenTexts = {};
  try {
    texts = Object(JSON.parse(written)) as GivenTexts;
  } catch (cause) {
    console.warn('These texts are not read: write JSON like {"key": "text"}.', script, cause);
  }
  read.set(script, { written, texts });
  return texts;
}

function readHead(page: Document): void {
  readPages.add(page);
  for (const script of page.head.querySelectorAll(TEXTS_IN_HEAD)) {
    const tag = script.getAttribute('lang')?.toLowerCase() ?? EVERY_LANGUAGE;
    give(tag, { ...readJson(script), ...ofPage.get(tag) });
  }
}

/** The texts that an author gave one tag: its property, else its child. */
function textsOf(element: Element): GivenTexts | undefined {
  const own = ownTexts(element);
  const script = own ? undefined : element.querySelector?.(TEXTS_CHILD);
  return script ? readJson(script) : own;
}

/** The rooms of a tag: its own, and those of its parts that load later. */
const isOwnRoom = ({ localName }: Element, room: string) => room === localName || room.startsWith(`${localName}-`);

const isText = (text: unknown): text is CatalogueText =>
  typeof text === 'string' || typeof (text as { other?: unknown } | undefined)?.other === 'string';

/** What an author wrote for a text, nearest first: for the tag, for the page in this language, for the page. */
export function givenText(
  element: Element | undefined,
  room: string,
  key: string,
  tag: string,
): CatalogueText | undefined {
  if (!element) return;
  const page = element.ownerDocument;
  if (page?.head && !readPages.has(page)) readHead(page);
  const id = `${room}.${key}`;
  const own = textsOf(element);
  const text =
    own?.[id] ??
    (isOwnRoom(element, room) ? own?.[key] : undefined) ??
    ofPage.get(tag)?.[id] ??
    ofPage.get(EVERY_LANGUAGE)?.[id];
  return isText(text) ? text : undefined;
}
