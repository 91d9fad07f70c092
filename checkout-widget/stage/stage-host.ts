import type { FocusKeeper } from '#checkout/focus-keeper.ts';
import type { Session } from '#checkout/session.ts';
import type { Store } from '#checkout/store.ts';
import type { Shown } from '#locales/message.ts';
import type { Look } from './stage-context.ts';

/** Settings that may change during a session. */
export interface StageView {
  readonly look: Look;
  /** The root that contains the widget, to which its steps add style sheets. */
  readonly root: Document | ShadowRoot;
  /** Changes with the language and with every text. */
  readonly texts: string;
}

/** What the element provides to its stage. */
export interface StageHost {
  readonly session: Session;
  readonly view: Store<StageView>;
  /** The element that carries the theme. */
  readonly box: HTMLElement;
  /** The element that the stage renders into. */
  readonly place: HTMLElement;
  readonly focus: FocusKeeper;
  announce(text: Shown): void;
  /** Lets the widget take the height of its content, even under the spinner. */
  freeHeight(): void;
}
