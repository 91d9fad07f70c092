import type { Markup } from '../../../platform/index.ts';

/** What was just done, said at the top of the page. */
export const doneAlert = (title: string, text: string): Markup => (
  <div className="haven-alert haven-alert--success" role="status">
    <p className="haven-alert__title">{title}</p>
    <p className="haven-alert__text">{text}</p>
  </div>
);
