import { type ArticleText, DANIEL, JO, PRIYA, SAMIRA } from './content-types.ts';
import { FIELD_NEWS } from './news-from-the-field.ts';

/** Reports and announcements. */
const REPORT_NEWS: readonly ArticleText[] = [
  {
    countries: 'both',
    slug: 'where-your-gift-went-this-year',
    title: 'Where your gift went this year',
    summary: 'Eighty-one cents of each dollar went to programs. Here is the rest, and what we would do differently.',
    picture: 'market',
    imageAlt: 'Market stalls with striped awnings and baskets.',
    ...JO,
    category: 'Reports',
    location: 'Worldwide',
    topic: 'Livelihoods',
    daysAgo: 33,
    body: `Our annual report is out. All of its numbers are illustrative, because Haven is a demonstration; this is
how a real agency might account for itself.

- 81 cents of each dollar went to programs.
- 12 cents went to fundraising and to telling people about the work.
- 7 cents ran the office: rent, audit, payroll.

## What went well

Cash. Where markets work, families who get money buy what they need sooner and cheaper than we could. We moved a third
of our relief to cash and shortened the wait from nineteen days to six.

## What did not

We bought tents of one size. Families are not of one size, and we moved too slowly to change the order. A new contract
has three sizes, and a clause that lets us change the mix each month.

We also promised a helpline in four languages and opened it in two. The other two open in March.`,
  },
  {
    countries: 'both',
    slug: 'listening-report-what-families-ask-for',
    title: 'We asked 3,000 families what they need. “Shoes” came third.',
    summary: 'The yearly listening report: cash first, shade second, shoes third. It changed what we pack.',
    picture: 'road',
    imageAlt: 'A path with lamps winds over dark hills towards a bright horizon.',
    ...SAMIRA,
    category: 'Reports',
    location: 'Worldwide',
    topic: 'Welcome',
    daysAgo: 120,
    body: `Once a year we stop handing things out for a week and only ask. Interviewers are refugees themselves, paid
and trained, and they do not work in the block where they live.

This year 3,012 families answered (an illustrative number). The question was open: *what would make the next month
easier?*

## The five most frequent answers

- Cash, to decide for ourselves.
- Shade to wait in.
- Shoes for the children, in the right size.
- News in our language that is not a rumour.
- To hear when there is nothing, rather than to wait for it.

## What we changed

Every queue now has a roof or is not a queue. The family kit has a voucher for shoes instead of shoes. And each
distribution point has a board with three lines: what there is today, until when, and when there will be more.`,
  },
  {
    countries: 'both',
    slug: 'safe-births-in-the-first-month',
    title: 'Safe births in the first month: what midwives told us',
    summary: 'Forty midwives wrote diaries. Their first request was not equipment. It was a door that closes.',
    picture: 'clinic',
    imageAlt: 'A small health post with an open door, a bench and a shade tree.',
    ...PRIYA,
    category: 'Reports',
    location: 'Bangladesh',
    topic: 'Health',
    daysAgo: 345,
    body: `Forty midwives (an illustrative number) in three settlements wrote a diary for six weeks: what they had,
what they lacked, what they made do with. Their diaries are now the shopping list.

## A door that closes

Privacy was named by all forty. A birth behind a sheet is a birth in public. Each health post now has a room with a
door, a lock on the inside, and a window above head height.

## Light, and a second pair of hands

Two births in three happen at night. A lamp that stands by itself leaves both hands free, which is why each [midwife
kit](/gifts/midwife-kit) has one. And because a second pair of hands saves lives, traditional birth attendants are
paid to come along rather than asked to stay away.

> We do not compete with the grandmothers. We bring the gloves. — a midwife’s diary, week two`,
  },
  {
    countries: 'both',
    slug: 'school-kits-now-come-without-plastic',
    title: 'School kits now come without plastic, and cost less',
    summary:
      'A pupil pointed out that the bag was wrapped in a bag. She was right, and it had cost us eleven cents each.',
    picture: 'library',
    imageAlt: 'Shelves of books and a reading lamp at night.',
    ...JO,
    category: 'Announcements',
    location: 'Worldwide',
    topic: 'Learning',
    daysAgo: 400,
    body: `“Why is the bag in a bag?” asked Noor, who is nine, at a distribution last spring. Nobody had an answer, so
somebody wrote the question down.

From this month, [school kits](/gifts/school-kit) are packed in the satchel alone. Exercise books are tied with cotton
tape, pencils come in a tin that lasts longer than they do, and the label is a stamp.

## Less waste, more pencils

The change saves eleven cents a kit (an illustrative number). Across a year that pays for a further pencil for every
child and, as Noor’s class calculated on the new blackboard, four tonnes of wrapping that need not be carried up a
hill.

The satchel now has a second pocket. That was Noor’s idea as well.`,
  },
  {
    countries: 'both',
    slug: 'helpline-opens-in-four-languages',
    title: 'Our helpline opens in four languages',
    summary: 'Arabic, Dari, Spanish and English, from eight to eight. People who have arrived before answer the calls.',
    picture: 'lanterns',
    imageAlt: 'Paper lanterns float above still water at dusk.',
    ...SAMIRA,
    category: 'Announcements',
    location: 'Worldwide',
    topic: 'Welcome',
    daysAgo: 520,
    body: `A letter from the school. A bill with a red line. A form that asks for a street you left in a hurry. The
first months in a new country arrive by post, and they arrive in one language.

Our helpline now answers in Arabic, Dari, Spanish and English, seven days a week from eight to eight. The people who
answer have made the same journey, some of them last year.

## What people ask

In the trial (illustrative numbers) one call in three was about a letter, one in four about school, and one in ten was
from somebody who wanted to talk for a while. All three are what the line is for.

Calls are free and nobody has to give a name. We keep a tally of topics, never of callers.`,
  },
];

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
