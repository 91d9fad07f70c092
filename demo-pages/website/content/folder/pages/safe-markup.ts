/** The elements of HTML that may stand in a page, each with its attributes beside those that all may have. */
const ELEMENTS: Readonly<Record<string, string>> = {
  a: 'href',
  abbr: 'title',
  article: '',
  aside: '',
  b: '',
  blockquote: 'cite',
  br: '',
  button: 'type',
  caption: '',
  cite: '',
  code: '',
  dd: '',
  details: 'open',
  div: '',
  dl: '',
  dt: '',
  em: '',
  fieldset: '',
  figcaption: '',
  figure: '',
  form: 'method action autocomplete',
  h2: '',
  h3: '',
  h4: '',
  hr: '',
  i: '',
  img: 'src alt width height loading',
  input: 'type name value autocomplete required min max minlength maxlength step inputmode checked step pattern',
  kbd: '',
  label: 'for',
  legend: '',
  li: '',
  mark: '',
  nav: '',
  ol: 'start reversed',
  option: 'value selected',
  p: '',
  picture: '',
  progress: 'value max',
  q: 'cite',
  section: '',
  select: 'name required autocomplete',
  small: '',
  source: 'srcset media type sizes width height',
  span: '',
  strong: '',
  sub: '',
  summary: '',
  sup: '',
  table: '',
  tbody: '',
  td: 'colspan rowspan',
  textarea: 'name rows required autocomplete maxlength',
  th: 'scope colspan rowspan',
  thead: '',
  time: 'datetime',
  tr: '',
  ul: '',
};

const EVERYWHERE = new Set('class id lang dir hidden slot role data-mode data-slide-time data-error'.split(' '));
const BY_NAME = new Map(Object.entries(ELEMENTS).map(([name, own]) => [name, new Set(own.split(' '))]));

/** The names of the elements that may stand in a page. */
export const safeElements: ReadonlySet<string> = new Set(BY_NAME.keys());

/** Whether an element that may stand in a page may have an attribute. */
export const mayHave = (element: string, attribute: string): boolean =>
  EVERYWHERE.has(attribute) || /^aria-[a-z]+$/.test(attribute) || BY_NAME.get(element)?.has(attribute) === true;

/** Elements without content, which HTML writes without a slash. */
export const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

/** Elements that hold a line of text: no paragraphs are made in them. */
export const OF_TEXT =
  /^(?:a|abbr|b|button|caption|cite|code|dt|em|h[1-6]|i|kbd|label|legend|mark|option|p|q|small|span|strong|sub|summary|sup|time)$/;
