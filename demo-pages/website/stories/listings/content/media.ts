import type { MediaText } from './content-types.ts';
import { SHARED_MEDIA } from './media-shared.ts';

/** Media that only one country shows. */
const MEDIA_AT_HOME: readonly MediaText[] = [
  {
    countries: 'AUS',
    slug: 'picture-harbour-walk',
    title: 'Picture: the stop before the kiosk',
    summary: 'A walk on Gadigal Country, seen from the ferry wharf.',
    format: 'picture',
    picture: 'harbour',
    imageAlt: 'A calm harbour with boats and a bridge in morning light.',
    actionId: 6,
    locationId: 1,
    daysAgo: 37,
    body: `The harbour on a still morning, on the lands of the Gadigal people of the Eora Nation. Walks are led by
Gadigal guides; the [next one](/events/harbour-walk-on-gadigal-country) is in our events.`,
  },
  {
    countries: 'AUS',
    slug: 'television-ten-thousand-lunches',
    title: 'On television: ten thousand lunches',
    summary: 'A film crew came for an hour to Footscray and stayed for the second sitting.',
    format: 'report',
    picture: 'kitchen',
    imageAlt: 'Steaming pots on a stove and a long table set with bowls.',
    actionId: 6,
    locationId: 1,
    daysAgo: 10,
    body: `The report shows the kitchen on Wurundjeri Country from the first onion to the last plate. Its reporter was
made to peel.

[Read the story](/news/footscray-kitchen-serves-its-ten-thousandth-lunch).`,
  },
  {
    countries: 'NZL',
    slug: 'picture-headland-mangere',
    title: 'Picture: the headland',
    summary: 'Tree ferns above the bay where welcome picnics end, whatever the weather.',
    format: 'picture',
    picture: 'bay',
    imageAlt: 'A green headland with tree ferns above a blue bay.',
    actionId: 6,
    locationId: 2,
    daysAgo: 37,
    body: `The headland in summer. Families who came last winter asked for this one to be drawn, because it was the
first place where somebody taught them its name.`,
  },
  {
    countries: 'NZL',
    slug: 'radio-kumara-and-okra',
    title: 'On the radio: kūmara and okra',
    summary: 'A garden programme visits Whanganui. There had been doubt about the okra.',
    format: 'report',
    picture: 'garden',
    imageAlt: 'Rows of green vegetables and a watering can at sunrise.',
    actionId: 5,
    locationId: 2,
    daysAgo: 64,
    body: `Twenty minutes between the rows with Whaea Ngaire and four growers, on frost, snails and manaakitanga. The
recipe for the stew was not given away.

[Read the story](/news/whanganui-gardeners-share-their-land).`,
  },
];

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
export const MEDIA_TEXTS: readonly MediaText[] = [...SHARED_MEDIA, ...MEDIA_AT_HOME];
