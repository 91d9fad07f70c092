import type { EventText } from './content-types.ts';
import { NEW_ZEALAND_EVENTS } from './events-new-zealand.ts';
import { ONLINE_EVENTS } from './events-online.ts';

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
