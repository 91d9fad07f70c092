import PLAN_WORDS from '#texts/website/plan-words';
import { pageTexts, SITES, type Site } from '../../platform/index.ts';
import type { PlanRefusal } from './plan-change.ts';

/** Why a change was refused, for donors; for staff in English. */
export const refusalText = ({ problem }: PlanRefusal, site: Site = SITES[0]): string =>
  pageTexts(site, PLAN_WORDS)(problem);
