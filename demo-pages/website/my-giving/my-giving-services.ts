import type { GivingServices } from '../giving/giving-services.ts';
import type { ParticipationServices } from '../participation/participation-services.ts';

/** What the pages of a donor need: donations, and the newsletter. */
export interface MyGivingServices extends GivingServices, ParticipationServices {}
