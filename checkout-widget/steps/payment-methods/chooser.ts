import type { ChooserMethod } from './offered-methods.ts';

/** The props of both choosers. */
export interface ChooserProps {
  readonly methods: readonly ChooserMethod[];
  readonly isDisabled: boolean;
  choose(method: ChooserMethod): void;
  /** Translates an English text: the chooser is also rendered where there are no hooks. */
  say(text: string): string;
}
