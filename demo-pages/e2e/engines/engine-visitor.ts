/** Roles that the journeys press. */
export type Role = 'button' | 'radio' | 'checkbox' | 'option';

/** A visitor of the site in any engine. What is pressed and filled is named as on the page; everything waits until it is there. */
export interface Visitor {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the first block of that tag has drawn itself in place of its form for browsers without scripts. */
  upgraded(tag: string): Promise<void>;
  scrollTo(selector: string): Promise<void>;
  click(role: Role, name: string | RegExp): Promise<void>;
  fill(name: string | RegExp, text: string): Promise<void>;
  /** Waits until the field has that value. */
  finds(name: string | RegExp, value: string): Promise<void>;
  textOf(selector: string): Promise<string>;
  sees(text: string | RegExp): Promise<void>;
  /** Waits until the page's path is so. */
  isAt(path: RegExp): Promise<void>;
  /** Does something inside the frame that the selector finds. */
  inFrame(selector: string, action: () => Promise<void>): Promise<void>;
}
