import { RECORDS_PATH } from '../../platform/index.ts';

/** Its place in the navigation. */
export const FIRST_RUN_PLACE = 'first-run';
export const FIRST_RUN_PATH = `${RECORDS_PATH}/${FIRST_RUN_PLACE}`;
