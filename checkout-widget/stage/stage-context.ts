import { createContext } from 'react';

/** How payment methods are shown: as buttons, or as radio options in a frame (C2.14). */
export type Look = 'plain' | 'framed';

export interface StageSettings {
  readonly look: Look;
  /** True after a disable event, which is final (C4.16). */
  readonly areOptionsDisabled: boolean;
  /** The origin of the provider's pages, for the widget's own frames. */
  readonly widgetOrigin: string;
}

/** Settings for the widget's own steps. */
export const StageContext = createContext<StageSettings>({
  look: 'plain',
  areOptionsDisabled: false,
  widgetOrigin: '',
});
