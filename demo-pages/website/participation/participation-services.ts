import type { PlatformServices } from '../platform/index.ts';
import type { Participation } from './participation.ts';

/** What rooms with forms for people have beside what every room has. */
export interface ParticipationServices extends PlatformServices {
  participation: Participation;
}
