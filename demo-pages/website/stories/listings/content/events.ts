import type { EventText } from './content-types.ts';
import { ONLINE_EVENTS } from './events-online.ts';

const ZONE = 'Pacific/Auckland';

/** Events in Aotearoa New Zealand. */
const NEW_ZEALAND_EVENTS: readonly EventText[] = [
  {
    countries: 'NZL',
    slug: 'whanau-day-mangere',
    title: 'Whānau day in Māngere',
    summary: 'Kai, music and a very long rope for tug-of-war. Nau mai, haere mai: everyone’s welcome.',
    picture: 'bay',
    imageAlt: 'A green headland with tree ferns above a blue bay.',
    category: 'Community',
    location: 'Tāmaki Makaurau Auckland',
    venue: 'Māngere Domain, beside the playground',
    cost: 'Free',
    inDays: 16,
    weekday: 6,
    from: '10:00',
    until: '15:00',
    zone: ZONE,
    body: `The day begins with a karakia and a mihi whakatau at ten. After that there is a plan, and nobody keeps to it.

- A hāngī, and ovens of six other traditions beside it.
- Football for mixed ages, with mixed rules.
- A shady tent with te reo, Dari, Spanish and sign language side by side.

Buses from the resettlement centre and from Mt Roskill leave at nine.`,
  },
  {
    countries: 'NZL',
    slug: 'garden-swap-whanganui',
    title: 'Seed swap beside the awa',
    summary: 'Bring seeds, take seeds, ask about frost. There will be bread.',
    picture: 'garden',
    imageAlt: 'Rows of green vegetables and a watering can at sunrise.',
    category: 'Workshops',
    location: 'Whanganui',
    venue: 'The shared gardens, Anzac Parade',
    cost: 'A packet of seeds, or nothing',
    inDays: 33,
    weekday: 6,
    from: '09:00',
    until: '12:00',
    zone: ZONE,
    body: `Whaea Ngaire opens the shed at nine. Growers from five countries show what they have learned about kūmara,
okra, wind and snails.

Gloves and trowels are there. Wear shoes that may get muddy, and bring a container for stew.`,
  },
  {
    countries: 'NZL',
    slug: 'welcome-choir-in-wellington',
    title: 'The welcome choir sings in Wellington',
    summary: 'Sixty voices, nine languages, one waiata that everybody will know by the end.',
    picture: 'lanterns',
    imageAlt: 'Paper lanterns float above still water at dusk.',
    category: 'Fundraisers',
    location: 'Te Whanganui-a-Tara Wellington',
    venue: 'St Andrew’s on The Terrace',
    cost: '$30, under 18 free',
    inDays: 54,
    weekday: 5,
    from: '19:30',
    until: '21:30',
    zone: ZONE,
    body: `The choir began with four people in a kitchen in Newtown. It now has sixty, and a habit of teaching its
audience the last song.

- Hearing loop and large-print words.
- New Zealand Sign Language interpreters for the whole evening.
- The proceeds pay for music lessons in two settlements.`,
  },
  {
    countries: 'NZL',
    slug: 'story-evening-christchurch',
    title: 'Ngā kōrero: a story evening in Ōtautahi',
    summary: 'Six people, ten minutes each, one word in common: home.',
    picture: 'library',
    imageAlt: 'Shelves of books and a reading lamp at night.',
    category: 'Talks',
    location: 'Ōtautahi Christchurch',
    venue: 'Tūranga library, level 1',
    cost: 'Free',
    inDays: -34,
    weekday: 4,
    from: '18:00',
    until: '20:00',
    zone: ZONE,
    body: `Six storytellers, some of them new to Aotearoa and some whose people have always been here, shared a story
about home. Nobody had to say why they had left one.

Thank you to Tūranga and to everybody who came in the rain. The storytellers own their stories, so there is no
recording.`,
  },
];

/** Events in Australia, in the local time of their places. */
const AUSTRALIAN_EVENTS: readonly EventText[] = [
  {
    countries: 'AUS',
    slug: 'harbour-walk-on-gadigal-country',
    title: 'Harbour walk on Gadigal Country',
    summary: 'Two easy hours with a Gadigal guide and new neighbours. There is always a stop at the kiosk.',
    picture: 'harbour',
    imageAlt: 'A calm harbour with boats and a bridge in morning light.',
    category: 'Community',
    location: 'Sydney',
    venue: 'Meet at the ferry wharf, Barangaroo, Gadigal Country',
    cost: 'Free for newcomers, $25 for others',
    inDays: 15,
    weekday: 6,
    from: '09:30',
    until: '11:30',
    zone: 'Australia/Sydney',
    body: `Uncle Ray leads this walk on the lands of the Gadigal people of the Eora Nation. You will see a rock
engraving, hear the older names of the coves, and have time to talk.

## Good to know

- Step-free for all but the last hundred metres, which you can leave out.
- Interpreters for Arabic and Dari walk along.
- In heavy rain we meet a week later.

What you pay goes to the guides.`,
  },
  {
    countries: 'AUS',
    slug: 'long-table-lunch-footscray',
    title: 'Long table lunch in Footscray',
    summary: 'One street, one table, eleven kitchens. Come hungry and sit beside somebody you do not know.',
    picture: 'kitchen',
    imageAlt: 'Steaming pots on a stove and a long table set with bowls.',
    category: 'Fundraisers',
    location: 'Melbourne',
    venue: 'Leeds Street, Footscray, Wurundjeri Woi-wurrung Country',
    cost: '$45, children free',
    inDays: 29,
    weekday: 7,
    from: '12:00',
    until: '15:30',
    zone: 'Australia/Melbourne',
    body: `The kitchen moves its table into the street and makes it sixty metres longer. Aunty Diane welcomes us to
Country; then there are eleven courses, in no particular order.

- Vegetarian and halal throughout; vegan, gluten-free and nut-free on marked plates.
- Shade, seats with backs, and a quiet corner indoors.
- Every cook is paid; what is left funds apprenticeships in the kitchen.`,
  },
  {
    countries: 'AUS',
    slug: 'ride-to-the-coast',
    title: 'Ride to the Coast: a weekend on two wheels',
    summary: 'One hundred and forty kilometres in two days, at the pace of the slowest. Tents are carried for you.',
    picture: 'road',
    imageAlt: 'A path with lamps winds over dark hills towards a bright horizon.',
    category: 'Fundraisers',
    location: 'Perth',
    venue: 'Starts at Fremantle Oval, Whadjuk Noongar Country',
    cost: '$60 and a fundraising page',
    inDays: 47,
    weekday: 6,
    lastsDays: 2,
    from: '06:30',
    until: '16:00',
    zone: 'Australia/Perth',
    body: `Two days of riding beside the sea, with a night under canvas between them. Riders who came to Australia as
refugees ride free and set the route.

## What is carried for you

Tents, water, spare tubes and far too many mandarins. You need a bicycle with two brakes, a helmet, and somebody to
sponsor each kilometre.

Last year’s ride paid for one hundred and ten tents (an illustrative number).`,
  },
  {
    countries: 'AUS',
    slug: 'open-day-at-the-brisbane-store',
    title: 'Open day at the Brisbane store',
    summary: 'Pack a school kit, meet the forklift, and see what two thousand blankets look like.',
    picture: 'market',
    imageAlt: 'Market stalls with striped awnings and baskets.',
    category: 'Community',
    location: 'Brisbane',
    venue: 'Haven store, Rocklea, Yuggera and Turrbal Country',
    cost: 'Free',
    inDays: -41,
    weekday: 6,
    from: '10:00',
    until: '14:00',
    zone: 'Australia/Brisbane',
    body: `Families packed six hundred school kits (an illustrative number) before lunch, which is our record.
Children stamped the labels, and the forklift was admired.

Thank you to everybody who came. The next open day is in autumn.`,
  },
];

/** All events of both countries. */
export const EVENT_TEXTS: readonly EventText[] = [...ONLINE_EVENTS, ...AUSTRALIAN_EVENTS, ...NEW_ZEALAND_EVENTS];
