/** One of our fields beside the native one that it must behave like. */
export interface FieldPair {
  ours: string;
  native: string;
  /** A second value, as each of them writes it. */
  second: readonly [ours: string, native: string];
  /** The value that counts as none; absent where there is always one. */
  hasEmpty?: true;
}

const choices = `'[{"value":"","label":"All"},{"value":"a","label":"A"},{"value":"b","label":"B"}]'`;
const text = { native: '<input name="f" value="a">', hasEmpty: true } as const;
const filter = (tag: string) => ({
  ...text,
  ours: `<${tag} name="f" value="category=a" categories=${choices}></${tag}>`,
  native: '<input name="f" value="category=a">',
  second: ['category=b', 'category=b'] as const,
});

/** Every tag with a value. */
export const FIELD_PAIRS: Readonly<Record<string, FieldPair>> = {
  'drop-down': { ...text, ours: `<drop-down name="f" value="a" options=${choices}></drop-down>`, second: ['b', 'b'] },
  'address-search': {
    ...text,
    ours: '<address-search name="f" value="a"></address-search>',
    second: ['1 Main St', '1 Main St'],
  },
  'quantity-stepper': {
    ours: '<quantity-stepper name="f" value="3"></quantity-stepper>',
    native: '<input type="range" name="f" value="3" min="1" max="9">',
    second: ['4', '4'],
  },
  'donation-mode': {
    ours: '<donation-mode name="f" value="monthly"></donation-mode>',
    native: '<input type="color" name="f" value="#111111">',
    second: ['one-off', '#222222'],
  },
  'date-range-picker': {
    ours: '<date-range-picker name="f" min-name="" max-name="" value="2024-03-01/2024-05-31"></date-range-picker>',
    native: '<input type="date" name="f" value="2024-03-01">',
    second: ['2024-06-01/', '2024-06-01'],
    hasEmpty: true,
  },
  'news-filter': filter('news-filter'),
  'events-filter': filter('events-filter'),
  'blog-filter': filter('blog-filter'),
};
