import type { MediaText } from './content-types.ts';

const film = (summary: string) => `${summary}

Twelve seconds, without speech. Captions say what is heard and seen.`;

/** Films, drawings and coverage that both countries show. */
const SHARED_MEDIA: readonly MediaText[] = [
  {
    countries: 'both',
    slug: 'film-dawn-in-the-valley',
    title: 'Film: dawn in the valley',
    summary: 'Lamps go out, one tent after another, as the sun comes up. Twelve quiet seconds.',
    format: 'film',
    picture: 'camp',
    imageAlt: 'White tents below snowy hills in low morning light.',
    actionId: 1,
    locationId: 6,
    daysAgo: 3,
    body: film(
      'The valley before the kettles are on. Our team drew this film where it winters with twelve ' +
        'hundred families (an illustrative number).',
    ),
  },
  {
    countries: 'both',
    slug: 'the-stick-in-the-ground',
    title: 'Picture: the stick in the ground',
    summary: 'How a committee of twelve chose the place of a well, drawn by one of them.',
    format: 'picture',
    picture: 'well',
    imageAlt: 'A hand pump on a concrete apron, with yellow water cans waiting in a row.',
    actionId: 2,
    locationId: 7,
    daysAgo: 8,
    body: `The pump as it stands today. The stick that marked its place is still there, in the shed with the spare
seals.

Free to use in classrooms and newsletters; please name Haven Refugee Aid and add that it is fictional.`,
  },
  {
    countries: 'both',
    slug: 'radio-nine-boxes-make-a-school',
    title: 'On the radio: nine boxes make a school',
    summary: 'A morning programme called the head teacher. He held the phone up to the class.',
    format: 'report',
    picture: 'classroom',
    imageAlt: 'Benches and a blackboard below a canvas roof, with hills behind.',
    actionId: 3,
    locationId: 3,
    daysAgo: 19,
    body: `“Can the listeners hear them?” asked Mr Rahman. They could. The programme had meant to speak for four
minutes and spoke for eleven.

## In short

- A school of nine boxes moved uphill with its pupils.
- One day of lessons was lost; in other years it was a term.
- The teachers are paid through the move.

[Read the story](/news/the-classroom-that-moves).`,
  },
  {
    countries: 'both',
    slug: 'picture-appointment-book',
    title: 'Picture: came, and will come',
    summary: 'The two columns of a nurse’s register, at a post with one bench and one good tree.',
    format: 'picture',
    picture: 'clinic',
    imageAlt: 'A small health post with an open door, a bench and a shade tree.',
    actionId: 4,
    locationId: 7,
    daysAgo: 30,
    body: `Village health workers, refugees themselves, keep the appointment book. The bench came first; the tree was
there already.`,
  },
  {
    countries: 'both',
    slug: 'film-evening-lamps',
    title: 'Film: forty lamps',
    summary: 'From each lamp you can see the next. A walk along the road to the reception centre.',
    format: 'film',
    picture: 'road',
    imageAlt: 'A path with lamps winds over dark hills towards a bright horizon.',
    actionId: 1,
    locationId: 4,
    daysAgo: 55,
    body: film('Night, lamps, and then morning: what families see who arrive on the last bus.'),
  },
  {
    countries: 'both',
    slug: 'press-sewing-room-hospital-order',
    title: 'In the press: four hundred curtains for the hospital',
    summary: 'A business page reports on the cooperative’s largest order so far, and on its lease.',
    format: 'report',
    picture: 'sewing',
    imageAlt: 'A sewing machine with blue cloth beside a window.',
    actionId: 5,
    locationId: 5,
    daysAgo: 84,
    body: `“They were the cheapest and the best, and they delivered on the Thursday,” the hospital’s buyer is quoted.
The article is about curtains. That is what we like about it.

[Read our story](/news/the-sewing-room-opens-its-own-shop).`,
  },
  {
    countries: 'both',
    slug: 'picture-market-morning',
    title: 'Picture: market morning',
    summary: 'What cash assistance looks like: people at a market, choosing.',
    format: 'picture',
    picture: 'market',
    imageAlt: 'Market stalls with striped awnings and baskets.',
    actionId: 5,
    locationId: 6,
    daysAgo: 101,
    body: `Where markets work, money arrives sooner than goods do and is spent with neighbours. This market has
nineteen stalls; five belong to families who arrived last year (illustrative numbers).`,
  },
  {
    countries: 'both',
    slug: 'film-floods-and-higher-ground',
    title: 'Film: higher ground',
    summary: 'The morning after a move: canvas up, benches out, bell found.',
    format: 'film',
    picture: 'classroom',
    imageAlt: 'Benches and a blackboard below a canvas roof, with hills behind.',
    actionId: 3,
    locationId: 3,
    daysAgo: 140,
    body: film('The first morning on the hill, before the pupils come.'),
  },
  {
    countries: 'both',
    slug: 'report-water-and-girls-schooling',
    title: 'Briefing: water at fifteen minutes, girls at school',
    summary: 'Four pages for journalists on what a nearer tap does to a school register.',
    format: 'report',
    picture: 'well',
    imageAlt: 'A hand pump on a concrete apron, with yellow water cans waiting in a row.',
    actionId: 2,
    locationId: 7,
    daysAgo: 188,
    body: `A briefing with the figures of two settlements before and after new tap stands. All figures are illustrative.

- Walk to water: from 118 to 15 minutes.
- Girls present in the first lesson: from 41 to 72 of each hundred.
- Cost for each household and month: less than a loaf of bread.`,
  },
  {
    countries: 'both',
    slug: 'picture-reading-lamp',
    title: 'Picture: the reading lamp',
    summary: 'The library shelf that travels in nine boxes, after the last lesson.',
    format: 'picture',
    picture: 'library',
    imageAlt: 'Shelves of books and a reading lamp at night.',
    actionId: 3,
    locationId: 5,
    daysAgo: 240,
    body: `Two hundred and four books in five languages (an illustrative number). The most borrowed is about a cat.`,
  },
  {
    countries: 'both',
    slug: 'interview-on-first-winters',
    title: 'Interview: what a first winter needs',
    summary: 'Floors before blankets: our programs lead explains the order in which a truck is unloaded.',
    format: 'report',
    picture: 'camp',
    imageAlt: 'White tents below snowy hills in low morning light.',
    actionId: 1,
    locationId: 6,
    daysAgo: 320,
    body: `“A tent loses most of its warmth through the ground,” Jo Hart tells the evening news. “So the first thing
off the truck is a floor.”

The interview, which lasts six minutes, is about pallets, newborn babies and a list that is read out in public.`,
  },
  {
    countries: 'both',
    slug: 'picture-lanterns-on-the-pond',
    title: 'Picture: nine lanterns',
    summary: 'The first evening of what forty streets now do each June.',
    format: 'picture',
    picture: 'lanterns',
    imageAlt: 'Paper lanterns float above still water at dusk.',
    actionId: 6,
    locationId: 4,
    daysAgo: 410,
    body: `Nine lanterns, one pond, some drizzle. The pattern is free: ask us for it, or come to the next [planning
call](/events).`,
  },
];

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
