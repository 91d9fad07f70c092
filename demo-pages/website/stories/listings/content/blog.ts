import { type ArticleText, DANIEL, JO, MELE, PRIYA, SAMIRA } from './content-types.ts';

/** Posts that only one country publishes. */
const HOME_BLOG: readonly ArticleText[] = [
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

/** The blog of both countries: how we work and why. */
export const BLOG_TEXTS: readonly ArticleText[] = [
  {
    countries: 'both',
    slug: 'why-we-ask-before-we-pack',
    title: 'Why we ask before we pack',
    summary: 'A truck full of the wrong thing is worse than an empty one. A note on listening first.',
    picture: 'market',
    imageAlt: 'Market stalls with striped awnings and baskets.',
    ...JO,
    category: 'How we work',
    location: 'Worldwide',
    topic: 'Livelihoods',
    daysAgo: 6,
    body: `Early in my working life I helped to unload four thousand blankets in a town where the night was thirty
degrees. They were good blankets. People were polite about them.

I think of that truck whenever somebody asks why we take three days to ask questions before we send anything. Three
days feels long when people have nothing. But a wrong truck takes three weeks to put right, and it tells everybody who
sees it that nobody asked.

## Three questions

We keep it to three, because people who have just arrived somewhere are tired:

- What do you have that still works?
- What did you look for yesterday and not find?
- Whom do people here ask when they need to know something?

The third one is the most useful. It has led us to a barber, a retired judge and a girl of fourteen who had made a
map of every tap.

## And then cash

Often the answer to the second question is a long list that no warehouse holds. Then the right thing to pack is money,
and the right thing to do is to get out of the way.`,
  },
  {
    countries: 'both',
    slug: 'words-we-try-not-to-use',
    title: 'Words we try not to use',
    summary: 'Wave, flood, voiceless, beneficiary. Our style guide is mostly a list of things to leave out.',
    picture: 'library',
    imageAlt: 'Shelves of books and a reading lamp at night.',
    ...SAMIRA,
    category: 'Behind the scenes',
    location: 'Worldwide',
    topic: 'Welcome',
    daysAgo: 22,
    body: `People are not water. So in what we write they do not come in waves, floods or streams. They come as people
come: one family after another, with a bag and a plan.

“Voiceless” is another. I have met loud refugees, shy ones and one who did bird calls. I have never met one without a
voice. What is missing is usually a microphone.

## What we write instead

We name what somebody does before we name what happened to them. A teacher who fled is a teacher. We say where numbers
come from, and when we do not know. We ask to see the quote again with the person who said it, and they may take it
out, even on the day we print.

## Pictures

You will notice that this site has drawings instead of photographs. This is a demonstration and nobody in it is real;
but the rule behind it is. A face is not ours to use because a day was hard.`,
  },
  {
    countries: 'both',
    slug: 'what-a-tent-can-and-cannot-do',
    title: 'What a tent can and cannot do',
    summary: 'A tent is a good answer for six months. Our shelter lead on what should come after.',
    picture: 'camp',
    imageAlt: 'White tents below snowy hills in low morning light.',
    ...JO,
    category: 'How we work',
    location: 'Lebanon',
    topic: 'Shelter',
    daysAgo: 49,
    body: `A good tent keeps a family of five dry, gives them a zip to close and can be put up by two people in forty
minutes. I am fond of tents. I would not want to live in one for a second winter.

## Six months

Canvas ages in the sun. After half a year seams let go, and after a year a tent costs more to keep than a simple house
would have cost to build. So the plan for what comes next has to begin in the first week, when it is hardest to think
about.

## What comes next

- Rent, where there are empty rooms: cash for six months and a contract that protects both sides.
- Repair, where there are walls: doors, glass and a roof for houses that stand half finished.
- Build, where there is land: with local bricks and the people who will live there.

An [emergency tent](/gifts/emergency-tent) is where it starts. We promise to treat it as a start.`,
  },
  {
    countries: 'both',
    slug: 'a-day-at-the-health-post',
    title: 'A day at the health post, hour by hour',
    summary:
      'From the first kettle at five to the last register at nine. A nurse took notes so that you could read them.',
    picture: 'clinic',
    imageAlt: 'A small health post with an open door, a bench and a shade tree.',
    ...PRIYA,
    category: 'Field notes',
    location: 'Uganda',
    topic: 'Health',
    daysAgo: 78,
    body: `*Grace is a nurse at a health post that we support. She wrote these notes on a Thursday and called it an
ordinary one.*

## Five in the morning

Kettle. The night guard has listed who came: one fever, one tooth, one man who wanted to sit.

## Eight

Forty people on the bench below the tree. I walk the whole row first. The ones who must not wait are usually not at
the front.

## Noon

The water truck is late, so we wash with the reserve. A boy has swallowed a button. We will wait for the button.

## Four

A mother I sent to hospital in May comes by with the baby and a pumpkin. The pumpkin is the same size.

## Nine

Register: 113 (an illustrative number). I write the names in full. Where people have lost their papers, a name in a
book counts for something.`,
  },
  {
    countries: 'both',
    slug: 'learning-a-language-at-sixty',
    title: 'Learning a language at sixty',
    summary: 'Mr Haddad taught physics for thirty years. Now he is in the front row, and he has questions.',
    picture: 'classroom',
    imageAlt: 'Benches and a blackboard below a canvas roof, with hills behind.',
    ...MELE,
    category: 'Field notes',
    location: 'Jordan',
    topic: 'Learning',
    daysAgo: 130,
    body: `“Why is it *through* and *though* and *tough*?” asks Mr Haddad. The teacher, who is twenty-four, says that
there is no reason. Mr Haddad, who taught physics for thirty years, does not accept that there is no reason.

The evening class was meant for young people looking for work. Then their parents began to wait outside, and somebody
brought in a second row of chairs. The older students do their homework. They also bring cake.

## What helps

Big print. A break. A partner of the same age. Words for the doctor before words for the airport. And patience, says
Mr Haddad, with people who explain spelling.

By the end of term he had his reason: a chart of how the sounds of English moved about over six hundred years. He
presented it to the class, in English, for eleven minutes.`,
  },
  {
    countries: 'both',
    slug: 'the-arithmetic-of-a-small-gift',
    title: 'The arithmetic of a small gift',
    summary: 'What happens to thirty dollars between your kitchen table and a tap stand, step by step.',
    picture: 'well',
    imageAlt: 'A hand pump on a concrete apron, with yellow water cans waiting in a row.',
    ...JO,
    category: 'How we work',
    location: 'Worldwide',
    topic: 'Water',
    daysAgo: 175,
    body: `People sometimes ask whether a small gift is worth the stamp. Here is one, followed all the way. The
numbers are illustrative, the steps are not.

Thirty dollars arrive. About twenty-four go to programs; the rest pays for raising the next thirty, for the audit, and
for the person who answers when you write to us.

## What twenty-four dollars buy

Water for a family for three months: their share of a tap stand, chlorine, a caretaker’s hours, and two cans. We buy
cans locally, because a can made nearby does not fly and somebody nearby made it.

## What it cannot buy

It cannot buy the peace that would let the family go home. We say so because a gift should not be sold as more than it
is. It is three months of not having to walk for water. That is a great deal. [See the gift](/gifts/safe-water).`,
  },
  {
    countries: 'both',
    slug: 'lanterns-for-world-refugee-day',
    title: 'Lanterns for World Refugee Day: how a small idea grew',
    summary: 'It began with nine paper lanterns on a pond. A note on letting other people run away with your idea.',
    picture: 'lanterns',
    imageAlt: 'Paper lanterns float above still water at dusk.',
    ...SAMIRA,
    category: 'Behind the scenes',
    location: 'Worldwide',
    topic: 'Welcome',
    daysAgo: 480,
    body: `Nine lanterns, one pond, some drizzle. That was the first evening, and we would have called it a modest
success if a neighbour had not asked whether she could do it on her street.

We agreed and sent her the pattern. We did not send a logo, a hashtag or a brand guide. The following year forty
streets did it (an illustrative number), and none of them looked alike. One used jam jars. One had a brass band.

## What we would tell others

Give away the pattern. Keep nothing but the date. Say thank you to everybody by name, and leave the ponds tidy:
lanterns on a string, collected before midnight, made of paper and nothing else.`,
  },
  ...HOME_BLOG,
];
