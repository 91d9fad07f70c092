import { ownStyles } from './styles.ts';
import { views } from './views.ts';

/** The style sheet of each rendered tag that has its own. */
export const tagSheets: Readonly<Record<string, string>> = Object.fromEntries(
  [...views.values()]
    .filter(({ renderedOnServer }) => renderedOnServer !== false)
    .map((options) => [options.tag, ownStyles(options)])
    .filter(([, css]) => css),
);
