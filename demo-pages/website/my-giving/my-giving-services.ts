import type { GivingServices } from '../giving/index.ts';
import type { ParticipationServices } from '../participation/index.ts';

/** What the pages of a donor need: donations, and the newsletter. */
export interface MyGivingServices extends GivingServices, ParticipationServices {}
