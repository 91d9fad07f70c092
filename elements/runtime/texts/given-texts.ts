import type { Text } from './catalogue.ts';
import { chainOf, textsChanged } from './language.ts';

/** What an author writes in place of a text: `{ "key": "text" }`, or `{ "room.key": "text" }` for a text of another room. */
export type GivenTexts = Readonly<Record<string, Text>>;

const EVERY_LANGUAGE = '';
const ofPage = new Map<string, GivenTexts>();
const ofElement = new WeakMap<Element, GivenTexts>();
const read = new WeakMap<Element, { written: string; texts: GivenTexts }>();
let isHeadRead = false;

/** Replaces texts of all tags of the page: `{ "room.key": "text" }`, in every language or in one. */
export function setTexts(texts: GivenTexts, language = EVERY_LANGUAGE): void {
  const tag = language.toLowerCase();
  ofPage.set(tag, { ...ofPage.get(tag), ...texts });
  textsChanged();
}

/** A JSON of the page: read when it was written or has changed. A mistake in it is reported once, and nothing is replaced. */
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

function readHead({ head }: Document): void {
  isHeadRead = true;
  for (const script of head.querySelectorAll('script[data-haven-texts]')) {
    const tag = script.getAttribute('lang')?.toLowerCase() ?? EVERY_LANGUAGE;
    ofPage.set(tag, { ...readJson(script), ...ofPage.get(tag) });
  }
}

/** The texts that an author gave one tag: its property, else its child `<script type="application/json" data-texts>`. */
function textsOf(element: Element): GivenTexts | undefined {
  // A property set before the definition hides the accessor.
  if (Object.hasOwn(element, 'texts')) {
    const { texts } = element as Element & { texts?: GivenTexts };
    delete (element as { texts?: GivenTexts }).texts;
    if (texts) ofElement.set(element, texts);
  }
  const script = ofElement.has(element) ? undefined : element.querySelector?.(':scope > script[data-texts]');
  return script ? readJson(script) : ofElement.get(element);
}

/** The rooms of a tag: its own, and those of its parts that load later. */
const isOwnRoom = ({ localName }: Element, room: string) => room === localName || room.startsWith(`${localName}-`);

const isText = (text: unknown): text is Text =>
  typeof text === 'string' || typeof (text as { other?: unknown } | undefined)?.other === 'string';

/** What an author wrote for a text, nearest first: for the tag, for the page in this language, for the page. */
export function givenText(element: Element | undefined, room: string, key: string, tag: string): Text | undefined {
  if (!element) return;
  if (!isHeadRead && element.ownerDocument?.head) readHead(element.ownerDocument);
  const id = `${room}.${key}`;
  const own = textsOf(element);
  const found = own?.[id] ?? (isOwnRoom(element, room) ? own?.[key] : undefined);
  const ofLanguage = () => ofPage.get(tag)?.[id];
  const text = found ?? ofLanguage() ?? ofPage.get(EVERY_LANGUAGE)?.[id];
  return isText(text) ? text : undefined;
}

/** The property `texts` of every tag. */
export const textsProperty: PropertyDescriptor & ThisType<Element> = {
  configurable: true,
  get() {
    return textsOf(this);
  },
  set(texts: GivenTexts | null | undefined) {
    if (texts) ofElement.set(this, texts);
    else ofElement.delete(this);
    textsChanged();
  },
};

/** The languages of a page's own texts. */
export const givenChain = (language: string): string[] => [...chainOf(language), 'en'];
