/** The categories of the shop, in their order. */
export const GIFT_CATEGORIES = ['Shelter', 'Warmth', 'Water', 'Health', 'Education', 'Livelihoods'] as const;

/** The texts of a gift; the same in both countries. */
export interface GiftText {
  itemId: string;
  name: string;
  category: (typeof GIFT_CATEGORIES)[number];
  variant: string;
  /** Other sizes: each has its own id, price and texts, and shares the rest. */
  otherVariants?: readonly { itemId: string; variant: string; impact: string }[];
  summary: string;
  description: string;
  impact: string;
}

export const GIFT_TEXTS: readonly GiftText[] = [
  {
    itemId: 'emergency-tent',
    name: 'Emergency tent',
    category: 'Shelter',
    variant: 'One family tent',
    otherVariants: [
      {
        itemId: 'emergency-tent-winter',
        variant: 'One tent with a winter lining',
        impact: 'A family of five stays warm and dry when the nights fall far below zero.',
      },
    ],
    summary: 'A waterproof home for a family of five in the first months after they flee.',
    description:
      'A double-layered canvas tent with a groundsheet, a flyscreen and room to stand. It is pitched within ' +
      'hours of a family arriving, and lasts about a year of sun, wind and rain.',
    impact: 'A family of five has a door to close, a dry floor and a place of its own.',
  },
  {
    itemId: 'warm-blankets',
    name: 'Warm blankets',
    category: 'Warmth',
    variant: 'Five thermal blankets',
    otherVariants: [
      {
        itemId: 'warm-blankets-ten',
        variant: 'Ten thermal blankets',
        impact: 'Two families sleep through the night, and fewer children fall ill in the cold months.',
      },
    ],
    summary: 'Five thick thermal blankets for a family facing a winter under canvas.',
    description:
      'Five high-density fleece blankets, each large enough for two children. They dry quickly, weigh little ' +
      'on a long walk, and keep their warmth when nights fall below zero.',
    impact: 'Parents and children sleep through the night, and fewer fall ill in the cold months.',
  },
  {
    itemId: 'safe-water',
    name: 'Safe water',
    category: 'Water',
    variant: 'Water for a family for three months',
    otherVariants: [
      {
        itemId: 'safe-water-year',
        variant: 'Water for a family for a year',
        impact: 'A family drinks, cooks and washes without fear of cholera, in the dry season as well.',
      },
      {
        itemId: 'safe-water-tap',
        variant: 'A tap stand for forty families',
        impact: 'Forty families fetch clean water close to home, and girls have the time to go to school.',
      },
    ],
    summary: 'Jerrycans, a filter and purification tablets: clean water for three months.',
    description:
      'Two collapsible ten-litre jerrycans, a ceramic filter and enough tablets for three months, with a short ' +
      'lesson in the family’s own language on keeping water safe.',
    impact: 'A family drinks, cooks and washes without fear of cholera.',
  },
  {
    itemId: 'school-kit',
    name: 'School kit',
    category: 'Education',
    variant: 'A kit for one child',
    otherVariants: [
      {
        itemId: 'school-kit-four',
        variant: 'Kits for four children',
        impact: 'Brothers and sisters who lost months of school sit down at their desks together.',
      },
    ],
    summary: 'A backpack, books and pens, so that a child can go back to class.',
    description:
      'A sturdy backpack with exercise books, pens, pencils, a ruler and a slate, together with a share of the ' +
      'learning materials that the classroom needs.',
    impact: 'A child who lost months of school sits down at a desk again.',
  },
  {
    itemId: 'midwife-kit',
    name: 'Midwife kit',
    category: 'Health',
    variant: 'A kit for ten births',
    summary: 'Sterile equipment with which a midwife can attend ten safe births.',
    description:
      'Gloves, sterile blades, cord clamps, clean sheets, a lamp and a newborn’s first wrap, packed for a ' +
      'trained midwife who works where there is no hospital.',
    impact: 'Ten mothers give birth with skilled hands and clean equipment beside them.',
  },
  {
    itemId: 'solar-lamp',
    name: 'Solar lamp',
    category: 'Livelihoods',
    variant: 'One lamp and phone charger',
    summary: 'Light after dark and a charged phone, with no fuel to buy.',
    description:
      'A tough lamp that charges in a day of sun and shines for up to twelve hours. Its socket charges a ' +
      'phone, which for many families is the only way to reach relatives.',
    impact: 'Children read in the evening, and walking to the tap at night feels safer.',
  },
  {
    itemId: 'cooking-set',
    name: 'Cooking set',
    category: 'Livelihoods',
    variant: 'One family set',
    summary: 'Pots, plates, cups and cutlery, so that a family can cook its own meals again.',
    description:
      'Two stainless steel pots, a frying pan, a kettle, a kitchen knife, and bowls, cups and cutlery for ' +
      'five. Everything stacks into the larger pot.',
    impact: 'A family cooks the food it knows, and eats together.',
  },
  {
    itemId: 'seeds-and-tools',
    name: 'Seeds and tools',
    category: 'Livelihoods',
    variant: 'One kitchen garden',
    summary: 'Seeds, a hoe and a watering can for a garden beside the shelter.',
    description:
      'Local vegetable seeds for two seasons, a hoe, a rake and a watering can, with training from a neighbour ' +
      'who has farmed the same soil.',
    impact: 'A family grows fresh food within weeks and can sell what it does not eat.',
  },
  {
    itemId: 'food-basket',
    name: 'Food basket',
    category: 'Health',
    variant: 'A month for one family',
    otherVariants: [
      {
        itemId: 'food-basket-season',
        variant: 'Three months for one family',
        impact: 'A family eats every day until the next harvest, and keeps its seeds to sow.',
      },
    ],
    summary: 'Rice, lentils, oil and salt: a month of meals for a family of five.',
    description:
      'Rice or flour, lentils, chickpeas, oil, sugar, salt and tea, chosen with the families who will eat them ' +
      'and bought as near to them as possible.',
    impact: 'A family eats every day for a month and keeps its savings for what comes next.',
  },
  {
    itemId: 'winter-stove',
    name: 'Winter stove',
    category: 'Warmth',
    variant: 'One stove and fuel for winter',
    summary: 'A safe stove with fuel for the coldest months.',
    description:
      'A closed steel stove with a chimney and a spark guard, made for tents and small shelters, with fuel for ' +
      'the three coldest months and a carbon monoxide alarm.',
    impact: 'One warm, safe room in which a family can cook, dry clothes and sleep.',
  },
  {
    itemId: 'story-box',
    name: 'Travelling story box',
    category: 'Education',
    variant: 'One box of sixty books',
    summary: 'Sixty picture books in three languages, in a chest that goes from class to class.',
    description:
      'A painted wooden chest with sixty picture books in the children’s own languages and in the one they are ' +
      'learning, a reading lamp and a mat for thirty. Each box is packed by hand, so there are only a few ' +
      'every season.',
    impact: 'Thirty children at a time hear and read stories that they know from home.',
  },
  {
    itemId: 'health-bicycle',
    name: 'Health worker’s bicycle',
    category: 'Health',
    variant: 'One bicycle with panniers',
    summary: 'A sturdy bicycle, so that a health worker reaches twice as many families.',
    description:
      'A steel bicycle made for sand and gravel, with a carrier, two panniers for medicines, a pump, a repair ' +
      'kit and a lamp. A workshop of refugees builds them a few at a time.',
    impact: 'A community health worker visits forty families a week instead of twenty.',
  },
];
