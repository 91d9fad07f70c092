import type { ArticleText } from './content-types.ts';
import { HOME_NEWS } from './news-at-home.ts';
import { FIELD_NEWS } from './news-from-the-field.ts';
import { REPORT_NEWS } from './news-reports.ts';

/** All news of both countries. */
export const NEWS: readonly ArticleText[] = [...FIELD_NEWS, ...REPORT_NEWS, ...HOME_NEWS];
