import { type ArticleText, JO, MELE, PRIYA } from './content-types.ts';

/** Reports of our teams from the places where people have fled to. */
export const FIELD_NEWS: readonly ArticleText[] = [
  {
    countries: 'both',
    slug: 'two-thousand-people-one-well',
    title: 'A well for two thousand people, and who decides where it goes',
    summary: 'Women who used to walk four hours for water chose the place, the pump and the hours. It shows.',
    picture: 'well',
    imageAlt: 'A hand pump on a concrete apron, with yellow water cans waiting in a row.',
    ...MELE,
    category: 'Stories',
    location: 'Uganda',
    topic: 'Water',
    daysAgo: 4,
    body: `The first drawing put the well beside the health post, because that was where the truck could turn. The
water committee, nine women and three men, sent it back.

“At the health post we would queue in the sun with people who are ill,” says Ayen, who chairs it. “And the path passes
the bar. Our daughters fetch the water. We asked for a place they can walk to after dark.”

## A place chosen on foot

So the committee walked. They timed the way from each block of the settlement with a borrowed phone, and put a stick
in the ground where the times were fairest. The drill found water eleven metres from the stick.

- No household now walks longer than fifteen minutes.
- The pump is low enough for a person who sits in a wheelchair.
- Two caretakers are paid from a small monthly fee; families who cannot pay do not.

## What changed

In the first month the school next door counted thirty-one more girls in the morning (an illustrative number). The
committee has a different measure. “People have started to grow things beside their doors,” says Ayen. “You do not
plant tomatoes with water that you carried for four hours.”

> We were asked where the pump should stand. In six years here, nobody had asked us where anything should stand. —
Ayen, water committee

The committee’s next plan is a second tap stand. The stick is already in the ground.`,
  },
  {
    countries: 'both',
    slug: 'winter-comes-early-to-the-valley',
    title: 'Winter comes early to the valley: 1,200 tents are being insulated',
    summary: 'Snow is forecast three weeks sooner than last year. Floors, liners and stoves are on the road.',
    picture: 'camp',
    imageAlt: 'White tents below snowy hills in low morning light.',
    ...JO,
    category: 'Field updates',
    location: 'Lebanon',
    topic: 'Shelter',
    daysAgo: 9,
    body: `Trucks with liners, raised floors and stoves left the warehouse this week. They carry enough for 1,200
tents (an illustrative number), and they leave early because the snow will.

A tent loses most of its heat through the ground. That is why the first thing off the truck is not a blanket but a
pallet: a raised floor that keeps bedding dry when the melt comes. The liner goes in next, then the stove with its
flue guard, and last a carbon monoxide alarm, which our teams test in front of the family with a match.

## The order matters

Families with newborn babies, older people and anyone with a chest illness are first. Residents’ committees drew up
the list with us and read it out in public, so that everybody could say who was missing. Fourteen households were.

## What is still needed

Fuel is the gap. Stoves are funded until the end of January; after that, every week of heat for one family costs about
as much as a family dinner out. Our [winter stove gift](/gifts/winter-stove) pays for a stove with fuel for the three
coldest months.`,
  },
  {
    countries: 'both',
    slug: 'the-classroom-that-moves',
    title: 'The classroom that moves with its pupils',
    summary:
      'When families moved up the hill to escape the floods, the school packed itself into nine boxes and went along.',
    picture: 'classroom',
    imageAlt: 'Benches and a blackboard below a canvas roof, with hills behind.',
    ...MELE,
    category: 'Stories',
    location: 'Bangladesh',
    topic: 'Learning',
    daysAgo: 16,
    body: `Nine boxes. That is the school: a canvas roof, sixteen folding benches, a blackboard in two halves, and six
crates of books with their shelves already inside.

The head teacher, Mr Rahman, can put it up in two hours with the help of his top class. He knows because they have
done it four times. “A building would wash away or stand in the wrong place,” he says. “This one is always where the
children are.”

## Lessons lost: one day

Floods cut the settlement in two this season, and 340 families (an illustrative number) moved to higher ground. In
earlier years a move like that ended the term. This year the register shows one missed day, and a note in the margin:
*moving*.

- Teachers are paid through the move, so they move too.
- Pupils carry one book each. Nobody has lost one.
- The benches become beds for a night when they must.

The older pupils have started to keep a log of what the next school should have. So far: a bell, a second blackboard,
and hooks for wet coats.`,
  },
  {
    countries: 'both',
    slug: 'a-clinic-on-two-wheels',
    title: 'A clinic on two wheels reaches the last eleven villages',
    summary: 'A nurse, a midwife and a motorbike with a cold box: how vaccines get to where the road ends.',
    picture: 'clinic',
    imageAlt: 'A small health post with an open door, a bench and a shade tree.',
    ...PRIYA,
    category: 'Field updates',
    location: 'Uganda',
    topic: 'Health',
    daysAgo: 27,
    body: `The cold box holds four litres and keeps its temperature for thirty hours. The road to the last village
takes nine. That leaves a margin that nurse Okello likes to spend on questions.

“People do not walk away from a vaccine,” he says. “They walk away from somebody who is in a hurry.” So the motorbike
stops for two days in each village, and the first afternoon is for talking.

## What the first round found

Of 412 children under five (illustrative numbers), two in three had never had a measles vaccine. Nineteen mothers came
for the midwife who rides along, and three of them were taken to hospital in time because she was there.

The route was planned with the village health workers, who are refugees themselves and know which paths flood. They
also keep the appointment book, which is why the second round had more children than the first.

> My register has two columns: came, and will come. — Okello, nurse`,
  },
  {
    countries: 'both',
    slug: 'kitchen-gardens-feed-a-block',
    title: 'Sacks of soil, and spinach by the door',
    summary:
      'Kitchen gardens in upright sacks need a metre of ground. One block of the settlement now eats greens every day.',
    picture: 'garden',
    imageAlt: 'Rows of green vegetables and a watering can at sunrise.',
    ...MELE,
    category: 'Stories',
    location: 'Kenya',
    topic: 'Livelihoods',
    daysAgo: 41,
    body: `A sack garden is what its name says: a grain sack filled with soil around a core of stones, with spinach
and onions planted on top and, through slits, down every side. It needs one square metre and the water left from
washing.

Halima showed the first one to her neighbours in March. By June, sixty-two doors had one (an illustrative number). She
has opinions about the stones.

“Everybody makes the core too thin. Then the bottom is dry and they say the sack is bad. The sack is not bad.”

## From one sack to a stall

Each sack gives a family greens four times a week. What is left over goes to a stall that six women run together, and
what the stall earns buys seed. Our part was small: the first sacks, the first seed, and a training day that Halima
gave.

- A set of [seeds and tools](/gifts/seeds-and-tools) starts one family.
- A training day reaches about thirty people.`,
  },
  {
    countries: 'both',
    slug: 'light-on-the-long-road',
    title: 'Light on the long road: lamps along the path to the border crossing',
    summary: 'Forty solar lamps now stand where families arrive at night. The idea came from a bus driver.',
    picture: 'road',
    imageAlt: 'A path with lamps winds over dark hills towards a bright horizon.',
    ...JO,
    category: 'Field updates',
    location: 'Colombia',
    topic: 'Shelter',
    daysAgo: 63,
    body: `The bus stops where the asphalt ends. From there it is three kilometres on foot to the reception centre,
and most buses arrive after dark.

Don Alirio has driven that line for nineteen years. Last winter he began to leave his headlights on until the last
family was out of sight. Then he wrote to us: could there be lamps?

## Forty lamps, one rule

There are now forty (an illustrative number), one every seventy-five metres, close enough that you always see the
next. They charge in the day and are cleaned by the people who live beside them, who asked for one rule: no lamp
shines into a bedroom.

At the half-way point stands a bench with a tap and a board that says, in five languages, how far it still is. “People
sit there and laugh,” says Don Alirio. “That did not happen before.”`,
  },
  {
    countries: 'both',
    slug: 'the-sewing-room-opens-its-own-shop',
    title: 'The sewing room opens its own shop',
    summary:
      'What began as a place to mend school uniforms is now a cooperative of twenty-six with a lease and a sign.',
    picture: 'sewing',
    imageAlt: 'A sewing machine with blue cloth beside a window.',
    ...MELE,
    category: 'Stories',
    location: 'Jordan',
    topic: 'Livelihoods',
    daysAgo: 88,
    body: `The sign was painted on a Tuesday and taken down on the Wednesday because somebody had found a spelling
mistake. It went back up on Thursday, corrected, and the shop opened.

The sewing room had started four years earlier with two machines and a heap of school uniforms to mend. Now twenty-six
people (an illustrative number) share nine machines in three shifts, with a corner for children and a rule that the
last shift sweeps.

## Why a lease matters

A lease in the cooperative’s own name took eleven months of forms. It is why the bank could open an account, why the
hospital could order four hundred curtains, and why nobody has to ask us for anything.

> For years we were beneficiaries. Now we are suppliers. It is the same hands. — Rima, member of the cooperative

We no longer fund the sewing room. We are its customer.`,
  },
];
