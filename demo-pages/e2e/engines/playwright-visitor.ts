import { expect, type FrameLocator, type Page } from '../test.ts';
import type { Role, Visitor } from './engine-visitor.ts';

/** A visitor in a browser that Playwright drives. */
export class PlaywrightVisitor implements Visitor {
  #scope: Page | FrameLocator;

  constructor(readonly page: Page) {
    this.#scope = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async upgraded(tag: string): Promise<void> {
    await this.page.waitForFunction((name) => document.querySelector(`${name} > [slot="haven-view"] form`), tag);
  }

  scrollTo(selector: string): Promise<void> {
    return this.page.locator(selector).scrollIntoViewIfNeeded();
  }

  click(role: Role, name: string | RegExp): Promise<void> {
    return this.#scope.getByRole(role, { name, exact: true }).first().click();
  }

  #field(name: string | RegExp) {
    return this.#scope.getByLabel(name, { exact: true }).filter({ visible: true }).first();
  }

  /**
   * Clicks the field and types, as a person does: a field under a spinner cannot be clicked, and what Playwright fills
   * in for Firefox reaches neither a frame that is inert nor React.
   */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.#field(name).click();
    await this.#field(name).pressSequentially(text);
  }

  finds(name: string | RegExp, value: string): Promise<void> {
    return expect(this.#field(name)).toHaveValue(value);
  }

  async textOf(selector: string): Promise<string> {
    return (await this.page.locator(selector).first().textContent()) ?? '';
  }

  sees(text: string | RegExp): Promise<void> {
    return expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  isAt(path: RegExp): Promise<void> {
    return expect.poll(() => new URL(this.page.url()).pathname).toMatch(path);
  }

  async inFrame(selector: string, action: () => Promise<void>): Promise<void> {
    this.#scope = this.page.frameLocator(selector);
    await action();
    this.#scope = this.page;
  }
}
