import { everyDefinition } from '#runtime/testing/every-definition.ts';
import { expect } from '#testing/browser.ts';
import { checkAuthoring } from './check-authoring.ts';

/** A document without running scripts, in which an author's markup is checked. */
const inert = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
const findingsIn = (markup: string) => checkAuthoring(inert(markup).body);
const rulesIn = async (markup: string) => (await findingsIn(markup)).map(({ rule }) => rule);

const film = (rest: string) => `<video-block label="Dawn" ${rest}><a href="/film">Watch</a></video-block>`;
const slides = (inside: string) => `<hero-carousel><div>${inside}</div></hero-carousel>`;
const pay = (rest: string) => `<gift-checkout ${rest}><p>Needs JavaScript.</p></gift-checkout>`;
const paid = 'order-id="1" public-key="pk" thank-you-redirect-url="/thanks"';
const give = (inside: string) => `<donation-mode>${inside}</donation-mode>`;
const timer = (rest: string, inside = 'Soon') => `<countdown-timer ${rest}>${inside}</countdown-timer>`;
const date = 'end-date="2039-12-31"';
const stepper = (rest: string) => `<quantity-stepper ${rest}>1</quantity-stepper>`;
const header = (inside: string) => `<site-header>${inside}</site-header>`;
const nav = '<nav><a href="/">Home</a></nav>';
const filter = '<news-filter>Filter</news-filter>';

/** Each rule with markup that it reports, and the corrected markup. */
const CASES: [rule: string, wrong: string, right: string][] = [
  ['unknown-tag', '<herocarousel></herocarousel>', slides('Slide')],
  ['unknown-tag', '<countdown-tmer></countdown-tmer>', '<other-thing></other-thing>'],
  ['unknown-attribute', timer(`${date} enddate="2039-01-01"`), timer(date)],
  ['unknown-attribute', timer(`data-${date}`), timer(`${date} data-own="1" aria-live="off" class="a" loading="eager"`)],
  ['inline-script', timer(`${date} onclick="alert(1)"`), timer(date)],
  ['inline-style', timer(`${date} style="color:red"`), timer(`${date} class="red"`)],
  ['refused-value', timer('end-date="31/12/2039"'), timer(date)],
  [
    'refused-value',
    '<hero-carousel slide-time="5s">A</hero-carousel>',
    '<hero-carousel slide-time="5">A</hero-carousel>',
  ],
  ['refused-value', film('youtube-id="short"'), film('youtube-id="aaaaaaaaaaa"')],
  ['refused-value', `<drop-down options="[no">A</drop-down>`, `<drop-down options='["A"]'>A</drop-down>`],
  ['missing-attribute', timer(''), timer(date)],
  ['missing-attribute', film(''), film('src="/a.webm"')],
  ['refused-value', '<site-header mega="no"></site-header>', '<site-header mega="false"></site-header>'],
  ['value-passed-over', '<pay-widget look="plian">Pay</pay-widget>', '<pay-widget look="framed">Pay</pay-widget>'],
  ['unknown-country', timer(`${date} site-country-code="UK"`), timer(`${date} site-country-code="nz"`)],
  ['needed-attribute', pay('order-id="1" public-key="pk"'), pay(paid)],
  ['needed-attribute', pay('order-id="1" public-key="pk" thank-you-redirect-url=" "'), pay(paid)],
  ['needed-attribute', '<gift-cart lines="[]">Cart</gift-cart>', '<gift-cart>Cart</gift-cart>'],
  ['needed-attribute', stepper(''), stepper('label="Tent"')],
  ['missing-captions', film('src="/a.webm"'), film('src="/a.webm" captions="/a.vtt"')],
  [
    'missing-captions',
    slides('<video src="/a.webm"></video>'),
    slides('<video src="/a.webm"><track src="/a.vtt"></video>'),
  ],
  ['empty-name', '<drop-down label=" ">A</drop-down>', '<drop-down label="Topic">A</drop-down>'],
  ['picture-without-alt', slides('<img src="/a.png">'), slides('<img src="/a.png" alt="">')],
  [
    'picture-without-alt',
    film('src="/a.webm"').replace('<a', '<img slot="poster" src="/a.png"><a'),
    film('src="/a.webm"').replace('<a', '<img slot="poster" src="/a.png" alt=""><a'),
  ],
  ['picture-without-alt', slides('<img src="/a.png" alt=" ">'), slides('<img src="/a.png" title="A lamp">')],
  ['picture-without-alt', slides('<i role="img"></i>'), slides('<img src="/a.png" role="none">')],
  ['field-without-label', slides('<input name="a">'), slides('<form hidden><input name="a"></form>')],
  ['picture-without-alt', slides('<img src="/a.png">'), slides('<p aria-hidden="true"><img src="/a.png"></p>')],
  ['link-without-text', slides('<a href="/"><i></i></a>'), slides('<a href="/"><img src="/a.png" alt="Home"></a>')],
  [
    'link-without-text',
    slides('<a href="/"><img src="/a.png" alt=""></a>'),
    slides('<a href="/" aria-label="Home"></a>'),
  ],
  [
    'link-without-text',
    slides('<a href="/"><img src="/a.png" role="none" alt="Home"></a>'),
    slides('<a href="/"><img src="/a.png" aria-labelledby="a"></a><b id="a">Home</b>'),
  ],
  ['link-without-text', slides('<map><area href="/"></map>'), slides('<map><area href="/" alt="Home"></map>')],
  ['button-without-text', slides('<button></button>'), slides('<button>Go</button>')],
  ['button-without-text', slides('<b role="button"></b>'), slides('<b role="button">Go</b>')],
  ['frame-without-title', slides('<iframe src="/a"></iframe>'), slides('<iframe src="/a" title="A map"></iframe>')],
  ['field-without-label', slides('<input name="a">'), slides('<input name="a" type="hidden">')],
  [
    'field-without-label',
    slides('<label for="b">B</label><input id="a">'),
    slides('<label for="a">A</label><input id="a">'),
  ],
  ['field-without-label', slides('<select></select>'), slides('<label>Country <select></select></label>')],
  [
    'field-without-label',
    slides('<b id="a"></b><select aria-labelledby="a"></select>'),
    slides('<select aria-labelledby="elsewhere"></select>'),
  ],
  [
    'field-without-label',
    slides('<label>A <b role="textbox"></b></label>'),
    slides('<b role="textbox" title="A"></b>'),
  ],
  ['heading-jump', slides('<h2>A</h2><h4>B</h4>'), slides('<h2>A</h2><h3>B</h3><h2>C</h2>')],
  ['empty-heading', slides('<h2> </h2>'), slides('<h2>A</h2>')],
  ['empty-heading', slides('<b role="heading"></b>'), slides('<h2 aria-hidden="true"></h2>')],
  ['duplicate-id', `${timer(`id="a" ${date}`)}<p id="a"></p>`, `${timer(`id="a" ${date}`)}<p id="b"></p>`],
  [
    'duplicate-id',
    timer(`${date} countdown-id="a"`).repeat(2),
    timer(`${date} countdown-id="a"`) + timer(`${date} countdown-id="b"`),
  ],
  ['unknown-slot', timer(date, '<b slot="day-label">d</b>'), timer(date, '<b slot="days-label">d</b>')],
  ['unknown-slot', '<drop-down><p slot="x">A</p></drop-down>', '<drop-down><p>A</p></drop-down>'],
  [
    'slot-too-deep',
    header(`${nav}<div><a slot="brand" href="/">H</a></div>`),
    header(`${nav}<a slot="brand" href="/">H</a>`),
  ],
  ['wrong-place', `<a href="/">${stepper('label="A"')}</a>`, `<a href="/">A</a>${stepper('label="A"')}`],
  ['wrong-place', `<form>${pay(paid)}</form>`, pay(paid)],
  ['wrong-place', filter, `<form>${filter}</form>`],
  ['wrong-place', slides(slides('A')), slides('A').repeat(2)],
  ['wrong-place', slides(header(nav)), header(nav)],
  [
    'wrong-place',
    '<p><subscribe-form>A</subscribe-form></p>',
    '<p><animated-counter value="1">1</animated-counter></p>',
  ],
  ['block-in-fallback', `<subscribe-form>${timer(date)}</subscribe-form>`, slides(timer(date))],
  [
    'block-in-fallback',
    `<subscribe-form>${timer(date)}</subscribe-form>`,
    `<gift-item>${stepper('label="A"')}</gift-item>`,
  ],
  ['more-than-one', header(nav).repeat(2), header(nav)],
  ['no-content', '<hero-carousel><style></style></hero-carousel>', slides('A')],
  ['no-content', '<hero-carousel><p></p><br></hero-carousel>', slides('A')],
  ...['<br>', '<p>&nbsp;</p>', '<p><br></p>', '<noscript>No script.</noscript>'].map(
    (stray): [string, string, string] => [
      'stray-slide',
      `<hero-carousel><div>A</div>${stray}</hero-carousel>`,
      '<hero-carousel><div>A</div><p>B</p></hero-carousel>',
    ],
  ),
  ['no-content', '<emergency-banner></emergency-banner>', '<emergency-banner>Floods</emergency-banner>'],
  ['no-content', header('<a slot="brand" href="/">H</a>'), header(nav)],
  ['no-fallback', `<countdown-timer ${date}> </countdown-timer>`, timer(date)],
  [
    'slide-time',
    slides('').replace('<div', '<div data-slide-time="0"'),
    slides('').replace('<div', '<div data-slide-time="0.1"'),
  ],
  [
    'slide-time',
    slides('').replace('<div', '<div data-slide-time="3601"'),
    slides('').replace('<div', '<div data-slide-time="3600"'),
  ],
  ['unknown-mode', give('<p data-mode="weekly">A</p>'), give('<p data-mode="monthly">A</p>')],
];

describe('checkAuthoring', () => {
  for (const [rule, wrong, right] of CASES) {
    it(`reports ${rule} in ${wrong.slice(0, 90)}`, async () => {
      expect(await rulesIn(wrong)).to.include(rule);
      expect(await rulesIn(right)).not.to.include(rule);
    });
  }

  for (const { tag, documentation } of everyDefinition) {
    it(`finds no fault with the examples of <${tag}>`, async () => {
      for (const { title, html } of documentation.examples) {
        const faults = (await findingsIn(html)).filter(({ severity }) => severity !== 'advice');
        expect(
          faults.map(({ message }) => message),
          title,
        ).to.deep.equal([]);
      }
    });
  }

  it('states the problem, the place, what to do and where to read more', async () => {
    const { body } = inert(`<main>${timer('enddate="2039-01-01"')}</main>`);
    const [first] = await checkAuthoring(body);
    expect(first).to.deep.equal({
      severity: 'error',
      rule: 'unknown-attribute',
      tag: 'countdown-timer',
      element: body.querySelector('countdown-timer'),
      message: '<countdown-timer> has no attribute “enddate”: it is ignored.',
      advice: 'Did you mean “end-date”?',
      link: '/elements/countdown-timer',
    });
  });

  it('refuses a value with the text of the block’s own warning', async () => {
    await import('../countdown-timer/countdown-timer.tsx');
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (...words) => warnings.push(String(words[0]));
    try {
      const markup = timer('end-date="tomorrow"');
      const [finding] = await findingsIn(markup);
      document.body.append(...document.adoptNode(inert(markup).body).childNodes);
      expect(warnings).to.deep.equal([finding?.message]);
    } finally {
      console.warn = warn;
      document.body.replaceChildren();
    }
  });

  it('names the place in a list, broken JSON, and the expected value', async () => {
    const [first] = await findingsIn(`<gift-cart lines='[{"itemId":1}]' next-url="/">A</gift-cart>`);
    expect(first?.message).to.match(/attribute "lines": .+ \(in entry 1, "itemId": write a text\)$/);
    const [second] = await findingsIn(`<gift-cart lines="[{'itemId':1}]" next-url="/">A</gift-cart>`);
    expect(second?.message).to.contain('this is not JSON: put names and texts between double quotation marks');
    const [third] = await findingsIn('<gift-cart checkout-category="shop">A</gift-cart>');
    expect(third?.message).to.contain('write "giftshop" or "private"');
  });

  it('takes a property that a script has set for the attribute', async () => {
    const timers = inert('<countdown-timer>A</countdown-timer>').body;
    Reflect.set(timers.firstElementChild as Element, 'endDate', '2039-12-31');
    expect(await checkAuthoring(timers)).to.deep.equal([]);
  });
});
