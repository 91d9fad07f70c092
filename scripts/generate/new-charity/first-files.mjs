// What a new charity begins with, as JSON: each file has a $schema, so that an editor explains its fields.

const EACH = { AUS: 'people in Australia', NZL: 'people in Aotearoa New Zealand' };

const colour = (hex) => ({
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3))),
    hex,
  },
});

const gift = (countries, { order, picture, name, price }) => ({
  category: 'gifts',
  order,
  picture,
  texts: {
    en: {
      name: `TEMPLATE ${name}`,
      summary: 'TEMPLATE One sentence that says what somebody gives.',
      description: 'TEMPLATE What is included, and who it is for.',
      alt: 'Hills below a pale sun',
    },
  },
  sizes: [
    {
      prices: Object.fromEntries(countries.map((code) => [code, price])),
      texts: { en: { variant: 'One', impact: 'TEMPLATE What changes because of this gift.' } },
    },
  ],
});

const appeal = (country, today) => ({
  country,
  goal: 10_000,
  from: today,
  picture: 'images/first-gift.jpg',
  texts: {
    en: {
      name: 'TEMPLATE Our first appeal',
      summary: 'TEMPLATE What the appeal is for, in a sentence or two.',
      story: ['TEMPLATE Begin with one person or one place.', 'Say what the goal pays for, and by when.'],
      alt: 'Hills below a pale sun',
    },
  },
});

const petition = (country) => ({
  country,
  goal: 1_000,
  texts: {
    en: {
      title: 'TEMPLATE What we ask for',
      counter: 'people have signed',
      addressee: 'TEMPLATE To whoever can decide it',
      lead: `TEMPLATE Why ${EACH[country]} should sign, in a sentence or two.`,
      story: ['TEMPLATE The reason, told by somebody whom it concerns.'],
      asks: [{ title: 'TEMPLATE The first demand', text: 'What it means, in one sentence.' }],
    },
  },
});

const page = (path) => ({ page: path });

/** The files by their names, with what is in them; `schema` is the name of the rules that an editor follows. */
export function firstFiles({ name, countries, colour: brand, today }) {
  const suffix = (code) => (countries.length > 1 && code === 'NZL' ? '-nz' : '');
  const [first] = countries;
  const inEach = (of) => countries.flatMap((code) => of(code, suffix(code)));
  return [
    ['theme', 'theme', { color: { $type: 'color', brand: colour(brand) } }],
    [
      'categories',
      'categories',
      { gifts: [{ id: 'gifts', name: { en: 'Gifts' } }], categories: [{ id: 'news', name: { en: 'News' } }] },
    ],
    [
      'home',
      'home',
      {
        title: { en: `TEMPLATE What ${name} is for` },
        sections: ['slides', 'appeal', 'gifts', 'how', 'share'],
        slides: [
          {
            eyebrow: { en: 'Welcome' },
            title: { en: 'TEMPLATE Say in one sentence what you change' },
            text: { en: 'TEMPLATE And in a second one what visitors can do about it.' },
            picture: '/images/first-gift.jpg',
            link: { page: '/donate', label: { en: 'Give now' } },
          },
        ],
      },
    ],
    [
      'donate',
      'donate',
      {
        [first]: {
          once: {
            suggested: 50,
            amounts: [{ amount: 25 }, { amount: 50, does: { en: 'TEMPLATE what $50 does' } }, { amount: 100 }],
          },
          monthly: { suggested: 20, amounts: [{ amount: 10 }, { amount: 20 }, { amount: 40 }] },
        },
      },
    ],
    [
      'navigation',
      'navigation',
      {
        header: [page('/gifts'), page('/petition'), page('/news'), page('/my-giving')],
        footer: [
          { title: { en: 'Give' }, menu: 'give', links: [page('/donate'), page('/gifts'), page('/my-giving')] },
          { title: { en: 'Take part' }, menu: 'takePart', links: [page('/petition'), page('/newsletter')] },
          { title: { en: 'About' }, menu: 'about', links: [page('/privacy')] },
        ],
      },
    ],
    [
      'gifts/first-gift',
      'gift',
      gift(countries, { order: 1, picture: 'images/first-gift.jpg', name: 'First gift', price: 30 }),
    ],
    [
      'gifts/second-gift',
      'gift',
      gift(countries, { order: 2, picture: 'images/second-gift.jpg', name: 'Second gift', price: 75 }),
    ],
    [
      'ecards/first-card',
      'ecard',
      { order: 1, name: { en: 'TEMPLATE First design' }, picture: 'images/second-gift.jpg' },
    ],
    ...inEach((code, end) => [
      [`appeals/our-appeal${end}`, 'appeal', appeal(code, today)],
      [`petitions/our-petition${end}`, 'petition', petition(code)],
    ]),
  ];
}
