import { createContext } from 'react';

/** How the methods are offered: as buttons, or as radio options in a frame (C2.14). */
export type Look = 'plain' | 'framed';

export interface StageSettings {
  readonly look: Look;
  /** A disable event switched the options off, for good (C4.16). */
  readonly areOptionsDisabled: boolean;
  /** The origin of the provider's pages, for the widget's own frames. */
  readonly widgetOrigin: string;
}

/** What concerns the widget's own steps alone. */
export const StageContext = createContext<StageSettings>({
  look: 'plain',
  areOptionsDisabled: false,
  widgetOrigin: '',
});
