/** Roles of the elements that the journeys click. */
export type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'option';

/**
 * A visitor of the site in any engine. Elements are named as on the page; every action waits until its element is
 * there.
 */
export interface Visitor {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the first block with that tag has rendered and replaced its form for browsers without scripts. */
  upgraded(tag: string): Promise<void>;
  scrollTo(selector: string): Promise<void>;
  click(role: Role, name: string | RegExp): Promise<void>;
  fill(name: string | RegExp, text: string): Promise<void>;
  /** Waits until the field has that value. */
  finds(name: string | RegExp, value: string): Promise<void>;
  textOf(selector: string): Promise<string>;
  sees(text: string | RegExp): Promise<void>;
  /** Waits until the page's path matches. */
  isAt(path: RegExp): Promise<void>;
  /** Runs an action inside the frame that the selector finds. */
  inFrame(selector: string, action: () => Promise<void>): Promise<void>;
}
