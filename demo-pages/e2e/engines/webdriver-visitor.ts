import type { ElementReference, WebDriver } from '../../../scripts/test/engines/webkit.d.mts';
import { expect } from '../test.ts';
import type { Role, Visitor } from './engine-visitor.ts';

/** Matching elements in the document and its open shadow roots, in reading order. */
const everywhere = `
  const found = [];
  const walk = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(arguments[0]) && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })) found.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  return found;`;

const textOfAll = `
  const text = (root) => [...root.querySelectorAll('*')].reduce(
    (all, { shadowRoot }) => (shadowRoot ? all + text(shadowRoot) : all),
    root === document ? document.body.innerText : [...root.children].map((child) => child.innerText ?? '').join('\\n'));
  return text(document);`;

/** Brings an element into view, and says whether a click in its middle reaches it: something may lie over it. */
const reached = `
  const [element] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = (root) => root.elementFromPoint(left + width / 2, top + height / 2);
  let hit = at(document);
  while (hit?.shadowRoot && at(hit.shadowRoot) !== hit) hit = at(hit.shadowRoot);
  if (hit?.closest('label')?.control === element) return true;
  while (hit && hit !== element) hit = hit.parentNode ?? hit.host;
  return hit === element;`;

/** Candidate selectors for each role; the browser itself reports the role. */
const candidates: Record<Role, string> = {
  link: 'a[href]',
  button: 'button, summary, input[type=submit], [role=button]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  option: '[role=option]',
};

const fields = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select';
const matches = (name: string | RegExp, text: string) =>
  typeof name === 'string' ? text.trim() === name : name.test(text.trim());

/**
 * A visitor in a browser that only WebDriver drives. Elements are found by the accessible name and role that this
 * browser computes.
 */
export class WebDriverVisitor implements Visitor {
  constructor(
    readonly driver: WebDriver,
    readonly site: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(this.site + path);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  async upgraded(tag: string): Promise<void> {
    await this.#until(`<${tag}> is defined`, () =>
      this.driver.run<boolean>(
        'return Boolean(customElements.get(arguments[0])) && document.querySelector(arguments[0] + " > [slot=haven-view] form") !== null',
        tag,
      ),
    );
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    await this.#clickFirst(candidates[role], name, role);
  }

  /** Fills a field as a person does: focuses it, deletes its text, types. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    const field = await this.#clickFirst(fields, name);
    await this.driver.run('arguments[0].select?.()', field);
    await this.driver.perform(
      { type: 'key', id: 'keyboard' },
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async finds(name: string | RegExp, value: string): Promise<void> {
    await this.#until(`field "${name}" with "${value}"`, async () => {
      const field = await this.#named(fields, name);
      return field && (await this.driver.run<boolean>('return arguments[0].value === arguments[1]', field, value));
    });
  }

  async scrollTo(selector: string): Promise<void> {
    await this.driver.run('document.querySelector(arguments[0]).scrollIntoView({ behavior: "instant" })', selector);
  }

  textOf(selector: string): Promise<string> {
    return this.driver.run<string>('return document.querySelector(arguments[0]).textContent', selector);
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.driver.run<string>(textOfAll), { message: `${text} on the page` })
      .toMatch(typeof text === 'string' ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(async () => new URL(await this.driver.url()).pathname).toMatch(path);
  }

  async inFrame(selector: string, action: () => Promise<void>): Promise<void> {
    // What covers the frame covers its fields, and a scroll from within it does not reach this page.
    const frame = await this.#until(`A frame ${selector} to click`, async () => {
      const [found] = await this.#all(selector);
      return found && (await this.driver.run<boolean>(reached, found)) ? found : undefined;
    });
    await this.driver.enterFrame(frame);
    await action();
    await this.driver.enterFrame(null);
  }

  async #named(selector: string, name: string | RegExp, role?: Role): Promise<ElementReference | undefined> {
    for (const element of await this.#all(selector)) {
      if (!matches(name, await this.driver.nameOf(element))) continue;
      if (role === undefined || (await this.driver.roleOf(element)) === role) return element;
    }
    return undefined;
  }

  #all(selector: string): Promise<ElementReference[]> {
    return this.driver.run<ElementReference[]>(everywhere, selector);
  }

  /** Clicks the middle of an element once nothing lies over it; if it moved meanwhile, finds it again. */
  #clickFirst(selector: string, name: string | RegExp, role?: Role): Promise<ElementReference> {
    return this.#until(`${role ?? 'field'} "${name}" to click`, async () => {
      const element = await this.#named(selector, name, role);
      if (!element || !(await this.driver.run<boolean>(reached, element))) return undefined;
      await this.driver.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: 0, y: 0, origin: element },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
      return element;
    });
  }

  /** Repeats until there is an answer: a page that is loading gives none, or removes its elements. */
  async #until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
    let answer: Answer | undefined;
    await expect
      .poll(
        async () => {
          answer = await ask().catch(() => undefined);
          return Boolean(answer);
        },
        { message: what },
      )
      .toBe(true);
    return answer as Answer;
  }
}
