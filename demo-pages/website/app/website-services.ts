import type { DeveloperServices } from '../developers/developer-services.ts';
import type { MyGivingServices } from '../my-giving/my-giving-services.ts';
import type { StaffServices } from '../staff/staff-services.ts';

/** What all rooms together name. */
export interface WebsiteServices extends StaffServices, MyGivingServices, DeveloperServices {}
