import type { EventText } from './content-types.ts';

const ZONE = 'Pacific/Auckland';

/** Events in Aotearoa New Zealand. */
export const NEW_ZEALAND_EVENTS: readonly EventText[] = [
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
