import type { Markup } from '../page-context.ts';

/** What a preview says at its top. */
export const previewNotice = (): Markup => (
  <div className="haven-alert haven-alert--info" role="status">
    <p className="haven-alert__title">Preview</p>
    <p className="haven-alert__text">Only staff see this page. What is sent from its form is not stored.</p>
  </div>
);
