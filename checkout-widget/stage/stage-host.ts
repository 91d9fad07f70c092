import type { FocusKeeper } from '#checkout/focus-keeper.ts';
import type { Session } from '#checkout/session.ts';
import type { Store } from '#checkout/store.ts';
import type { Look } from './stage-context.ts';

/** What may change while a session lasts. */
export interface StageView {
  readonly look: Look;
  /** The root that the widget stands in, whose sheets its steps add to. */
  readonly root: Document | ShadowRoot;
}

/** What the element lends to its stage. */
export interface StageHost {
  readonly session: Session;
  readonly view: Store<StageView>;
  /** Carries the theme. */
  readonly box: HTMLElement;
  /** Where the stage draws. */
  readonly place: HTMLElement;
  readonly focus: FocusKeeper;
  announce(text: string): void;
  /** Lets the widget take the height of its content, also while the spinner covers it. */
  freeHeight(): void;
}
