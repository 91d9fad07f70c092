import type { Markup } from '../../platform/index.ts';
import { previewDocument } from './preview-document.tsx';

/** The empty document of a preview. It contains the script already, because its policy allows no other. */
export const framePage = (): Markup =>
  previewDocument(<script type="module" src="/elements/autoload.js" data-haven-autoload="" />, <div id="stage" />);
