import css from './styles/controls.css?inline';
import { readIconsAhead } from './styles/icons-ahead.ts';

/**
 * The shared styles of fields, buttons, cards and messages, as text for the sheets that blocks adopt. The runtime adds
 * the tokens.
 */
export const controls: string = css;

readIconsAhead(css);
