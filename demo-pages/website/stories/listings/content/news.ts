import { type ArticleText, DANIEL, SAMIRA } from './content-types.ts';
import { FIELD_NEWS } from './news-from-the-field.ts';
import { REPORT_NEWS } from './news-reports.ts';

/** News from the two countries themselves. */
const HOME_NEWS: readonly ArticleText[] = [
  {
    countries: 'AUS',
    slug: 'footscray-kitchen-serves-its-ten-thousandth-lunch',
    title: 'Footscray kitchen serves its ten thousandth lunch',
    summary: 'On Wurundjeri Country, a kitchen run by newcomers feeds a whole street, and pays every cook.',
    picture: 'kitchen',
    imageAlt: 'Steaming pots on a stove and a long table set with bowls.',
    ...SAMIRA,
    category: 'Stories',
    location: 'Australia',
    topic: 'Welcome',
    daysAgo: 12,
    body: `The ten thousandth lunch (an illustrative number) was lentil soup with lemon, eaten by a man who had come
in to ask the way to the station.

The kitchen in Footscray, on the lands of the Wurundjeri Woi-wurrung people of the Kulin Nation, opened with one stove
and a rule: whoever cooks is paid. Aunty Diane, a Wurundjeri Elder, welcomed the first cooks to Country and has had a
table by the window since.

## A menu from eleven places

Cooks from eleven countries share nine days of the fortnight. On the tenth, the regulars cook and the cooks sit down.
There are three kinds of flatbread and a long-running argument about which is the original.

> You learn the language of a place at a table. The grammar comes later. — Tesfay, cook

Lunch costs what you can pay. On most days that covers the rent.`,
  },
  {
    countries: 'AUS',
    slug: 'country-towns-open-their-doors',
    title: 'Eleven country towns open their doors',
    summary: 'From Wagga Wagga to Kununurra, groups of five neighbours welcome a family for its first year.',
    picture: 'harbour',
    imageAlt: 'A calm harbour with boats and a bridge in morning light.',
    ...SAMIRA,
    category: 'Announcements',
    location: 'Australia',
    topic: 'Welcome',
    daysAgo: 74,
    body: `Five neighbours, one family, twelve months. That is the promise that eleven towns (an illustrative number)
have made this year: to meet the plane, find the house, and know which bus goes to the pool.

Each group trains for three evenings. The first is about what help is and is not. The second is with a local
Aboriginal land council or Elder, because a welcome to a place begins with the people whose place it is. The third is
practical, and mostly about schools.

## What towns say

“We thought that we would be doing the giving,” says Bev from Wagga Wagga, on Wiradjuri Country. “Now the footy club
has a goalkeeper and I have somebody to play backgammon with.”

New groups can start at any time of the year. Come to one of our [events](/events) to meet a town that has done it.`,
  },
  {
    countries: 'NZL',
    slug: 'kia-ora-mangere-the-first-week',
    title: 'Kia ora, Māngere: how a first week in Aotearoa begins',
    summary: 'A pōwhiri, a warm jacket and a library card. What forty families taught us about first days.',
    picture: 'bay',
    imageAlt: 'A green headland with tree ferns above a blue bay.',
    ...DANIEL,
    category: 'Stories',
    location: 'Aotearoa New Zealand',
    topic: 'Welcome',
    daysAgo: 11,
    body: `It begins with a voice. Before any form is filled in, families who arrive in Māngere are called on with a
karanga and answered for by people who arrived before them.

“I did not understand a word and I understood all of it,” says Farid, who came with his mother and two sisters in
winter. “Somebody was saying: you are expected.”

## Three things in a first week

Mana whenua lead the welcome. Our volunteers bring three things, chosen with forty families (an illustrative number)
who came last year:

- a jacket that fits, because the wind is a surprise;
- a library card with the name already on it;
- a phone with the number of one person who will answer.

Whanaungatanga, the making of relationships, is not a topic of the week. It is the week. By Friday most families have
been to somebody’s house for kai.

> Tātou, tātou. All of us, together. — sign above the kitchen door`,
  },
  {
    countries: 'NZL',
    slug: 'whanganui-gardeners-share-their-land',
    title: 'Whanganui gardeners share their land, and their frost dates',
    summary: 'Two hectares beside the awa now grow kūmara, okra and friendships across four languages.',
    picture: 'garden',
    imageAlt: 'Rows of green vegetables and a watering can at sunrise.',
    ...DANIEL,
    category: 'Stories',
    location: 'Aotearoa New Zealand',
    topic: 'Livelihoods',
    daysAgo: 70,
    body: `The frost comes later by the river. That is the first thing that Whaea Ngaire tells anybody who plants
here, and she tells it in the row, on her knees, with a trowel.

Two hectares beside the Whanganui awa, lent by a local whānau trust, are shared by thirty families (an illustrative
number) from five countries. Kūmara grows beside okra. There was doubt about the okra. There is none now.

## Tools in a shed, knowledge in the rows

The shed has one key and it hangs on the door. Seeds are swapped on the first Saturday of the month, when somebody
always brings bread.

Surplus goes to the marae kitchen and to a stall at the market, which last season earned enough to buy a second
glasshouse. Manaakitanga, says Whaea Ngaire, is not one-way: “They feed us as well. You should taste the stew.”`,
  },
];

/** All news of both countries. */
export const NEWS_TEXTS: readonly ArticleText[] = [...FIELD_NEWS, ...REPORT_NEWS, ...HOME_NEWS];
