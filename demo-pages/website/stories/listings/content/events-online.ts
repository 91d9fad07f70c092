import type { EventText } from './content-types.ts';

const ONLINE = {
  countries: 'both',
  location: 'Online',
  venue: 'Online, with live captions',
  zone: 'Australia/Sydney',
} as const;

/** Events that people of both countries join from home. */
export const ONLINE_EVENTS: readonly EventText[] = [
  {
    ...ONLINE,
    slug: 'evening-with-our-field-teams',
    title: 'An evening with our field teams',
    summary: 'Three colleagues in three time zones answer your questions live. Nothing is too simple to ask.',
    picture: 'camp',
    imageAlt: 'White tents below snowy hills in low morning light.',
    category: 'Talks',
    cost: 'Free',
    inDays: 12,
    weekday: 2,
    from: '19:00',
    until: '20:15',
    body: `Ayen calls in from a water point, Rima from the shop of the sewing cooperative, and Jo from a warehouse in
which it will be very early. You bring the questions.

## How it goes

Each of them shows you round for ten minutes. The rest of the time is yours: write your question in the chat, or ask
it aloud. We read out questions for people who would rather not speak.

- Live captions in English; interpreters in Arabic and Spanish.
- The recording is on the media page a few days later.`,
  },
  {
    ...ONLINE,
    slug: 'how-to-talk-about-refugees-with-children',
    title: 'How to talk with children about people who flee',
    summary: 'A workshop for parents and teachers, with words that are true and not frightening.',
    picture: 'classroom',
    imageAlt: 'Benches and a blackboard below a canvas roof, with hills behind.',
    category: 'Workshops',
    cost: 'Free',
    inDays: 26,
    weekday: 3,
    from: '16:30',
    until: '18:00',
    body: `Children hear the news whether we explain it or not. In ninety minutes we look at what five, nine and
thirteen-year-olds want to know, and at three books that help.

## You will take away

- Answers to the seven questions that children ask most.
- An activity for a class: *what would you put in one bag?*
- A list of words to leave out, and why.

Led by a primary teacher who came to school here herself at the age of eight.`,
  },
  {
    ...ONLINE,
    slug: 'lanterns-planning-call',
    title: 'Lanterns on your street: a planning call',
    summary: 'World Refugee Day is in June. Streets that begin now have the better lanterns.',
    picture: 'lanterns',
    imageAlt: 'Paper lanterns float above still water at dusk.',
    category: 'Community',
    cost: 'Free',
    inDays: 61,
    weekday: 4,
    from: '18:30',
    until: '19:30',
    body: `You need one street, one neighbour and some paper. We bring the pattern, the safety notes and two people
who have done it before, one of them with a brass band.

## On the call

- The pattern, and how to make it rainproof.
- What councils want to know, and when.
- How to welcome people who do not like crowds.

Bring a neighbour. It is easier with two.`,
  },
  {
    ...ONLINE,
    slug: 'annual-report-questions-and-answers',
    title: 'Our annual report: questions and answers',
    summary: 'Where each dollar went, what failed, and what we change. With the auditor on the line.',
    picture: 'market',
    imageAlt: 'Market stalls with striped awnings and baskets.',
    category: 'Talks',
    cost: 'Free',
    inDays: -20,
    weekday: 3,
    from: '12:30',
    until: '13:30',
    body: `An hour about money, in plain words. The head of programs, the treasurer and the auditor took every
question, including the one about tents of one size.

## Afterwards

The questions and our answers are in the report. All numbers are illustrative, as Haven is a demonstration.`,
  },
  {
    ...ONLINE,
    slug: 'midwives-diaries-reading',
    title: 'The midwives’ diaries: a reading',
    summary: 'Forty diaries, six weeks, read aloud by the women who wrote them and by an actor.',
    picture: 'clinic',
    imageAlt: 'A small health post with an open door, a bench and a shade tree.',
    category: 'Talks',
    cost: 'By donation',
    inDays: -75,
    weekday: 4,
    from: '20:00',
    until: '21:00',
    body: `What do midwives write when nobody will mark it? Six of the forty read from their diaries, some in person
and some by recording, with translations on the screen.

Parts of the evening spoke of loss. A counsellor was on the line during and after the reading.`,
  },
  {
    ...ONLINE,
    slug: 'gift-wrapping-and-good-questions',
    title: 'Cards, cocoa and good questions',
    summary: 'Write your e-cards in company, with somebody on the line who can say what each gift does.',
    picture: 'kitchen',
    imageAlt: 'Steaming pots on a stove and a long table set with bowls.',
    category: 'Community',
    cost: 'Free',
    inDays: 19,
    weekday: 4,
    from: '19:30',
    until: '20:30',
    body: `A gift in somebody’s name needs a good sentence on the card. We spend an hour finding it together.

Bring a drink and the name of the person you are thinking of. We bring prompts, a short tour of the [gift
shop](/gifts), and people who have seen the tents, taps and school kits at work.`,
  },
];
