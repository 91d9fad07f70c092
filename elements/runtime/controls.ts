import { readIconsAhead } from './controls-icons.ts';
import css from './styles/controls.css?inline';

/** The shared styles of fields, buttons, cards and messages, as text for the sheets that blocks adopt. The runtime adds the tokens. */
export const controls: string = css;

readIconsAhead(css);
