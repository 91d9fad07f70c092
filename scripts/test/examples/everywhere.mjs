import { expect, openPage } from './open-page.mjs';

const change = (page) => page.locator('#change').click();
const toggle = (page) => page.locator('#toggle').click();
const hears = (page, text) => expect(page.locator('#heard')).toHaveText(text);
const quantityOf = (page, label) =>
  page.locator('#stepper').getByRole('spinbutton', { name: `Quantity of ${label}`, exact: true });

/** A checkout that has come to its end tells so; here the page that tests tells it in the provider's place. */
const tell = (page, name, detail) =>
  page
    .locator('#payment')
    .evaluate((tag, given) => void tag.dispatchEvent(new CustomEvent(given.name, { detail: given.detail })), {
      name,
      detail,
    });

/** Both rounds of a property: what the tag reads, and what it renders. */
async function givesProperty(page, id, property, [first, later], renders) {
  const tag = page.locator(`#${id}`);
  await expect(tag).toHaveJSProperty(property, first);
  await renders(tag, first);
  await change(page);
  await expect(tag).toHaveJSProperty(property, later);
  await renders(tag, later);
}

/**
 * What the public suite “custom elements everywhere” asks of a framework, with Haven's tags: first its basic tests,
 * then its advanced ones. Every framework has the same page for it (`examples/<framework>/src/everywhere.*`). The suite
 * gives values once; here they change too.
 */
const CHECKS = {
  'renders a tag without children': async (page) => {
    await expect(page.locator('#donor').getByRole('textbox', { name: 'First name' }).first()).toBeVisible();
  },
  'renders a tag with children, in its shadow root': async (page) => {
    const banner = page.locator('#banner');
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/donate');
    expect(await banner.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('section a').length)).toBe(1);
  },
  'shows children, and changes them': async (page) => {
    const banner = page.locator('#banner');
    await expect(banner).toContainText('Families without a roof: 1');
    await change(page);
    await expect(banner).toContainText('Families without a roof: 2');
    await expect(banner.getByRole('link')).toBeVisible();
  },
  'takes a tag away, and brings it back': async (page) => {
    await toggle(page);
    await expect(page.locator('#banner')).toHaveCount(0);
    await expect(page.locator('#instead')).toHaveText('No banner');
    await toggle(page);
    await expect(page.locator('#banner').getByRole('link')).toBeVisible();
    await expect(page.locator('#banner')).toContainText('Families without a roof: 1');
  },
  'gives a boolean, and changes it': async (page) => {
    await givesProperty(page, 'stepper', 'disabled', [true, false], async (tag, isBusy) => {
      await expect(tag.getByRole('spinbutton')).toBeEnabled({ enabled: !isBusy });
    });
  },
  'gives a number, and changes it': async (page) => {
    await givesProperty(page, 'stepper', 'value', [4, 5], async (tag, quantity) => {
      await expect(tag.getByRole('spinbutton')).toHaveValue(String(quantity));
    });
  },
  'gives a text, and changes it': async (page) => {
    await givesProperty(page, 'stepper', 'label', ['Tents 1', 'Tents 2'], async (_tag, label) => {
      await expect(quantityOf(page, label)).toBeVisible();
    });
  },
  'hears an event by addEventListener': async (page) => {
    await page.locator('#mode').getByRole('button', { name: 'Give monthly' }).click();
    await hears(page, 'mode-change monthly');
  },
  'gives a list as a property, and changes it': async (page) => {
    const rounds = [1, 2].map((round) => ['Water', `Shelter ${round}`]);
    await givesProperty(page, 'topics', 'options', rounds, async (tag, topics) => {
      await tag.getByRole('combobox').click();
      await expect(tag.getByRole('option')).toHaveText(topics);
      await page.keyboard.press('Escape');
    });
  },
  'gives an object as a property, and changes it': async (page) => {
    const rounds = [{ firstName: 'Ana 1' }, { firstName: 'Ana 2' }];
    // What a form begins with: a later one does not undo what a visitor has typed, so it is not rendered.
    await givesProperty(page, 'donor', 'donor', rounds, async (tag) => {
      await expect(tag.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Ana 1');
    });
  },
  'gives objects to a property in camelCase, and changes them': async (page) => {
    const rounds = [1, 2].map((round) => [{ amount: 35 * round, does: `blankets for ${round}` }]);
    await givesProperty(page, 'amounts', 'monthlyAmounts', rounds, async (tag, [{ does }]) => {
      await tag.getByText('Give monthly').click();
      await expect(tag.getByText(does)).toBeVisible();
    });
  },
  'hears an event in lowercase': async (page) => {
    await tell(page, 'unavailable', {});
    await hears(page, 'unavailable');
  },
  'hears an event in kebab-case': async (page) => {
    const field = page.locator('#topics');
    await field.getByRole('combobox').click();
    await field.getByRole('option', { name: 'Shelter 1' }).click();
    await hears(page, 'selection-change Shelter 1');
  },
  'hears an event in camelCase': async (page) => {
    await tell(page, 'paymentSuccessful', { charge_id: 'ch_1' });
    await hears(page, 'paymentSuccessful ch_1');
  },
};

/** Changes `<own-stepper>`, which tells of it by both of its events. */
const hearsOwn = async (page, name) => {
  await page.locator('#own').getByRole('button', { name: 'Increase' }).click();
  await expect(page.locator('#heard')).toContainText(name);
};

/** No tag of Haven's has such an event: a tag that extends one has. */
const OWN_TAG_CHECKS = {
  'hears an event in PascalCase': (page) => hearsOwn(page, 'QuantityChange'),
  'hears an event with CAPITALS': (page) => hearsOwn(page, 'QTYchange'),
};

const ALL_CHECKS = { ...CHECKS, ...OWN_TAG_CHECKS };

/** The pages of an example with the tags of the checks, by the name of the run and of what is tried there. */
export const EVERYWHERE = {
  angular: { angular: '#everywhere' },
  lit: { lit: '#everywhere' },
  preact: { 'preact 11': '#everywhere' },
  'preact-10': { 'preact 10': '#everywhere' },
  react: { 'react 19 components': '#everywhere', 'react 19 tags': 'everywhere-tags.html' },
  'react-18': { 'react 18 components': '#everywhere' },
  solid: { solid: '#everywhere' },
  svelte: { svelte: '#everywhere' },
  vue: { vue: '#everywhere' },
};

/** React's components are of Haven's tags alone; Preact 11 makes a name that begins with a capital lowercase. */
const WITHOUT_OWN_TAG = new Set(['react 19 components', 'react 18 components', 'preact 11']);

/** One check on a page of its own: what went wrong, or undefined. */
async function tryCheck(browser, address, check) {
  const problems = [];
  const page = await openPage(browser, address, problems);
  await check(page).catch(({ message }) => problems.unshift(message));
  await page.close();
  return problems[0];
}

/**
 * `[{ framework, check, problem }]`: every check in each framework of a run. Without a site, `reason` is the problem.
 */
export async function tryEverywhere(browser, run, site, reason) {
  const results = [];
  for (const [framework, page] of Object.entries(EVERYWHERE[run] ?? {})) {
    const checks = WITHOUT_OWN_TAG.has(framework) ? CHECKS : ALL_CHECKS;
    for (const [check, step] of Object.entries(checks)) {
      const problem = site ? await tryCheck(browser, `${site.address}${page}`, step) : reason;
      results.push({ framework, check, problem });
    }
  }
  return results;
}

const markOf = (result) => (result === undefined ? '–' : result.problem ? '✗' : '✓');

/** The results as a table of frameworks and checks, in Markdown. */
export function everywhereTable(results) {
  const frameworks = [...new Set(results.map(({ framework }) => framework))];
  const rows = Object.keys(ALL_CHECKS).map((check) => {
    const marks = frameworks.map((name) => {
      return markOf(results.find((result) => result.check === check && result.framework === name));
    });
    return `| ${[check, ...marks].join(' | ')} |`;
  });
  const passed = results.filter(({ problem }) => !problem).length;
  return [
    `| [A1.06] | ${frameworks.join(' | ')} |`,
    `|---|${frameworks.map(() => ':-:|').join('')}`,
    ...rows,
    `custom elements everywhere: ${passed} of ${results.length} checks passed`,
  ].join('\n');
}
