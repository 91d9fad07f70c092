import { readFileSync } from 'node:fs';
import { expect, test } from '../e2e/test.ts';
import { type CorpusCase, countCases } from './corpus.ts';
import { sanitiserPayloads } from './sanitiser-payloads.ts';

interface Declaration {
  tagName?: string;
  attributes?: { name: string; type?: { text: string } }[];
}
interface Manifest {
  modules: { declarations?: Declaration[] }[];
}

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest;
/** Attributes that take a text of the author, by tag. The checkout draws what its server says, and has none. */
const TAGS = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName && tagName !== 'pay-widget')
  .map(({ tagName = '', attributes = [] }) => ({
    tag: tagName,
    names: attributes.filter(({ type }) => type?.text === 'string').map(({ name }) => name),
  }))
  .filter(({ names }) => names.length > 0);

/** Texts that are no markup: one is a right address, the others are none. */
const HARMLESS = ['With love', '', 'https://[', 'javascript:0'];

/**
 * Runs in the page: draws the example with each text in all of these attributes, and names the texts that became
 * markup.
 */
async function drawTexts(
  example: Element,
  { names, texts, harmless }: { names: string[]; texts: string[]; harmless: string[] },
): Promise<number[]> {
  await customElements.whenDefined(example.localName);
  const ran = Reflect.get(window, 'ran') as string[];
  const shapeOf = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      // Which states an element has at this moment is no matter of its text.
      `${each.localName} ${each.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc')}`,
      ...(each.shadowRoot ? shapeOf(each.shadowRoot) : []),
    ]);
  const isSafe = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].every((each) => {
      const address = each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '';
      return !/^\s*(?:javascript|vbscript):/i.test(address) && (!each.shadowRoot || isSafe(each.shadowRoot));
    });
  const draw = async (text: string) => {
    const place = document.body.appendChild(document.createElement('div'));
    const element = place.appendChild(document.createElement(example.localName));
    for (const { name, value } of example.attributes) if (!name.startsWith('data-')) element.setAttribute(name, value);
    for (const name of names) element.setAttribute(name, text);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const drawn = { shape: shapeOf(place).toSorted().join('\n'), isSafe: isSafe(place) };
    place.remove();
    return drawn;
  };
  const right = new Set<string>();
  const drawHarmless = async () => {
    for (const text of harmless) right.add((await draw(text)).shape);
  };
  await drawHarmless();
  const drawn: { shape: string; isSafe: boolean }[] = [];
  for (const text of texts) {
    const each = await draw(text);
    drawn.push({ ...each, isSafe: each.isSafe && ran.length === 0 });
    ran.length = 0;
  }
  // Again: parts that load later are there by now.
  await drawHarmless();
  // A blank text is no markup, and may leave out what it would be in.
  const isText = ({ shape, isSafe }: (typeof drawn)[number], index: number) =>
    isSafe && (right.has(shape) || texts[index]?.trim() === '');
  return drawn.flatMap((each, index) => (isText(each, index) ? [] : [index]));
}

test('stays text in every attribute that takes a text', async ({ page }) => {
  const payloads = await sanitiserPayloads();
  const texts = payloads.map(({ payload }) => payload);
  await page.addInitScript(() => {
    const ran: string[] = [];
    Reflect.set(window, 'ran', ran);
    for (const name of ['alert', 'confirm', 'prompt']) Reflect.set(window, name, () => ran.push(name));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective: what, blockedURI }) => {
      // A picture of another host is refused, and is still no script.
      if (/script|trusted/.test(what)) ran.push(`${what} ${blockedURI}`);
    });
  });
  const cases: CorpusCase[] = [];
  for (const { tag, names } of TAGS) {
    await page.goto(`/back-office?block=${tag}`);
    const wrong = await page
      .locator(`#shadow-host ${tag}`)
      .first()
      .evaluate(drawTexts, { names, texts, harmless: HARMLESS });
    for (const [index, { id }] of payloads.entries())
      cases.push({ id: `${tag} ${id}`, wrong: wrong.includes(index) ? texts[index]?.slice(0, 200) : undefined });
  }
  expect(countCases('DOMPurify', `attributes of ${TAGS.length} tags`, cases)).toEqual([]);
});
