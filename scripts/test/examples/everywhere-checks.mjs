import { expect } from './open-page.mjs';

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
export const CHECKS = {
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
export const OWN_TAG_CHECKS = {
  'hears an event in PascalCase': (page) => hearsOwn(page, 'QuantityChange'),
  'hears an event with CAPITALS': (page) => hearsOwn(page, 'QTYchange'),
};
