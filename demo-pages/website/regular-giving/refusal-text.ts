import type { PlanRefusal } from './plan-change.ts';

const TEXTS: Readonly<Record<PlanRefusal['problem'], string>> = {
  stopped: 'This monthly gift has stopped: to give each month again, start a new one.',
  not_paused: 'This monthly gift is not paused.',
  months_out_of_range: 'Choose from one to six months.',
  day_out_of_range: 'Choose a day from 1 to 31.',
  resting: 'This monthly gift rests until another card or account is given.',
  being_charged: 'A gift is being taken at this moment. Nothing was changed: try again in a minute.',
};

/** Why a change was refused, for donors and staff. */
export const refusalText = ({ problem }: PlanRefusal): string => TEXTS[problem];
