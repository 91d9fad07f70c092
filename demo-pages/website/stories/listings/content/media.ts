import type { MediaText } from './content-types.ts';
import { MEDIA_AT_HOME } from './media-at-home.ts';
import { SHARED_MEDIA } from './media-shared.ts';

/** The actions and locations of the media; the numbers are those of the feed's calls. */
export const MEDIA_TERMS = [
  { facet: 'action', id: 1, label: 'Shelter' },
  { facet: 'action', id: 2, label: 'Water' },
  { facet: 'action', id: 3, label: 'Learning' },
  { facet: 'action', id: 4, label: 'Health' },
  { facet: 'action', id: 5, label: 'Livelihoods' },
  { facet: 'action', id: 6, label: 'Welcome' },
  { facet: 'location', id: 1, label: 'Australia' },
  { facet: 'location', id: 2, label: 'Aotearoa New Zealand' },
  { facet: 'location', id: 3, label: 'Bangladesh' },
  { facet: 'location', id: 4, label: 'Colombia' },
  { facet: 'location', id: 5, label: 'Jordan' },
  { facet: 'location', id: 6, label: 'Lebanon' },
  { facet: 'location', id: 7, label: 'Uganda' },
] as const;

/** All media of both countries. */
export const MEDIA: readonly MediaText[] = [...SHARED_MEDIA, ...MEDIA_AT_HOME];
