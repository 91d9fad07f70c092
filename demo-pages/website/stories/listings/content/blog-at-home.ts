import { type ArticleText, DANIEL, SAMIRA } from './content-types.ts';

/** Posts that only one country publishes. */
export const HOME_BLOG: readonly ArticleText[] = [
  {
    countries: 'AUS',
    slug: 'walking-on-country-with-new-neighbours',
    title: 'Walking on Country with new neighbours',
    summary: 'A Gadigal guide, thirty newcomers and a ferry: how an afternoon at the harbour became a tradition.',
    picture: 'harbour',
    imageAlt: 'A calm harbour with boats and a bridge in morning light.',
    ...SAMIRA,
    category: 'Community',
    location: 'Australia',
    topic: 'Welcome',
    daysAgo: 36,
    body: `“Before anything else you should know whose place this is,” says Uncle Ray, and thirty people from nine
countries stop looking for their phones.

The walk along the harbour, on the lands of the Gadigal people of the Eora Nation, takes two hours with children. It
passes a rock engraving, a place for fishing with names that are older than the street signs, and a kiosk. There is
always a stop at the kiosk.

## Why we begin here

Many who walk have lost a country of their own. What they ask Uncle Ray is seldom what we expected. They ask how a
language survived. They ask who remembers. Last month a woman from Myanmar asked whether she might sing something
back, and did.

We acknowledge that sovereignty was never ceded. Walks are led, priced and paid for as the guides decide.`,
  },
  {
    countries: 'NZL',
    slug: 'te-wiki-o-te-reo-in-nine-languages',
    title: 'Te Wiki o te Reo Māori, in nine languages',
    summary: 'Kia ora, salaam, hola: a class that swapped greetings found out how much a greeting can carry.',
    picture: 'bay',
    imageAlt: 'A green headland with tree ferns above a blue bay.',
    ...DANIEL,
    category: 'Community',
    location: 'Aotearoa New Zealand',
    topic: 'Learning',
    daysAgo: 36,
    body: `*Tēnā koutou, tēnā koutou, tēnā koutou katoa.* The class says it three times, because it is said three
times, and then Marama asks for the same in every other language in the room. There are nine.

By morning tea the whiteboard is full. *Salaam* is peace. *Vanakkam* is a bow. *Kia ora* is a wish: be well, be alive.
“So a greeting is always a gift,” says Zahra, writing it down.

## Pronunciation is respect

Nobody gets it right at once. The five vowels are close to Spanish, which makes Luisa the star of the afternoon. The
*wh* takes longer. What counts, says Marama, is that you try, that you listen, and that you say the name of the place
where you live as the people say it who named it.

The class meets each Tuesday. Haere mai: there is room.`,
  },
];
