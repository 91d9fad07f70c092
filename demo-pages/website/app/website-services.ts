import type { DeveloperServices } from '../developers/index.ts';
import type { MyGivingServices } from '../my-giving/index.ts';
import type { StaffServices } from '../staff/index.ts';

/** What all rooms together name. */
export interface WebsiteServices extends StaffServices, MyGivingServices, DeveloperServices {}
