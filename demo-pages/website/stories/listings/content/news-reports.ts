import { type ArticleText, JO, PRIYA, SAMIRA } from './content-types.ts';

/** Reports and announcements. */
export const REPORT_NEWS: readonly ArticleText[] = [
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
