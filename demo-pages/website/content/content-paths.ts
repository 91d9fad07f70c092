import { CONTENT_PATH, RECORDS_PATH } from '../platform/index.ts';
import type { ContentKind } from './content-kind.ts';

/** Where previews of forms post to: it stores nothing and says so. */
export const PREVIEW_ANSWER_PATH = `${CONTENT_PATH}/preview-answer`;

/** Where staff count the units of limited gifts. */
export const STOCK_PATH = `${RECORDS_PATH}/stock`;

export const listPath = ({ slug }: Pick<ContentKind, 'slug'>): string => `${CONTENT_PATH}/${slug}`;
export const newEntryPath = (kind: ContentKind): string => `${listPath(kind)}/new`;
export const entryPath = (kind: ContentKind, key: string): string => `${listPath(kind)}/${encodeURIComponent(key)}`;
export const versionPath = (kind: ContentKind, key: string, number: number): string =>
  `${entryPath(kind, key)}/versions/${number}`;
