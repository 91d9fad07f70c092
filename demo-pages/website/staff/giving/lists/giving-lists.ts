import { APPEAL_DAYS_LIST, APPEALS_LIST } from './appeal-lists.ts';
import { GIFTS_LIST } from './gifts-list.ts';
import type { GivingList } from './giving-list.ts';
import { MOVEMENTS_LIST } from './movements-list.ts';
import { PLAN_LISTS } from './plan-lists.ts';

/** The lists of the donation records, in the order of their links. */
export const GIVING_LISTS: readonly GivingList[] = [
  GIFTS_LIST,
  MOVEMENTS_LIST,
  ...PLAN_LISTS,
  APPEALS_LIST,
  APPEAL_DAYS_LIST,
];
