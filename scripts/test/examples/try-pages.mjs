import { expect, openPage } from './open-page.mjs';
import { RENDERED_STEPS, seesWithoutScripts } from './rendered-pages.mjs';

/** A page of Server Components: what is imported there reaches the browser. */
async function everyEntry(page) {
  await expect(page.getByRole('timer').first()).toBeVisible();
}

/** The first example of every tag: all views render with the example's version of React, and hear the tags in them. */
async function everyTag(page) {
  const waiting = page.locator('main :not(:defined):not(pay-widget)');
  await expect(waiting).toHaveCount(0);
  const monthly = page.locator('donation-form').getByRole('group', { name: 'Choose an amount for each month' });
  await expect(monthly).toBeHidden();
  await page.locator('donation-form').getByText('Give monthly').click();
  await expect(monthly).toBeVisible();
  await expect(page.locator('hero-carousel .slide[inert]').first()).toBeAttached();
}

/** A page that imports `<donation-form>` alone: the tags that its view places work too, and no other tag is there. */
async function oneBlock(page) {
  const form = page.locator('donation-form');
  const monthly = form.getByRole('group', { name: 'Choose an amount for each month' });
  await expect(form.getByText('Give monthly')).toBeVisible();
  await expect(monthly).toBeHidden();
  await form.getByText('Give monthly').click();
  await expect(monthly).toBeVisible();
  await expect(form.locator(':not(:defined)')).toHaveCount(0);
  expect(await page.evaluate(() => customElements.get('quantity-stepper')?.name)).toBe(undefined);
}

/** Pages of an example beside its first one, by their addresses. */
const FURTHER_PAGES = {
  angular: { '#one-block': oneBlock },
  astro: { '': seesWithoutScripts, 'one-block': oneBlock },
  next: { 'every-entry': everyEntry, rendered: seesWithoutScripts, 'one-block': oneBlock },
  react: { 'every-tag.html': everyTag, '#one-block': oneBlock },
  svelte: { '#one-block': oneBlock },
  vue: { '#one-block': oneBlock },
};

/**
 * What a person does with each example, and what a framework must be able to do with a custom element: children that
 * change, come and go; texts, numbers, booleans, lists and objects, at first and later; events named in kebab-case, in
 * camelCase and in one word.
 */
const STEPS = {
  'renders every tag': async (page) => {
    await expect(page.getByRole('timer').first()).toContainText('Days', { ignoreCase: true });
    await expect(page.getByRole('spinbutton', { name: 'Quantity of Tents' })).toHaveValue('2');
  },
  'gives children, and changes them': async (page) => {
    const timer = page.locator('countdown-timer').last();
    await expect(timer).toContainText('for 2 topics');
    await page.locator('#add').click();
    await expect(timer).toContainText('for 3 topics');
  },
  'gives a list, and changes it': async (page) => {
    const field = page.locator('drop-down');
    await expect(field).toHaveJSProperty('options', ['Water', 'Shelter', 'School']);
    await field.getByRole('combobox').click();
    await expect(field.getByRole('option')).toHaveText(['Water', 'Shelter', 'School']);
  },
  'hears an event in kebab-case': async (page) => {
    await page.locator('drop-down').getByRole('option', { name: 'School' }).click();
    await expect(page.locator('#topic')).toHaveText('School');
    await page.getByRole('button', { name: 'Increase quantity of Tents' }).click();
    await expect(page.locator('#quantity')).toHaveText('3');
  },
  'gives an object': async (page) => {
    await expect(page.locator('update-details-form')).toHaveJSProperty('donor', { firstName: 'Ana' });
    await expect(page.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Ana');
  },
  'gives a boolean, and takes it away': async (page) => {
    const field = page.getByRole('spinbutton', { name: 'Quantity of Tents' });
    await page.locator('#busy').click();
    await expect(field).toBeDisabled();
    await page.locator('#busy').click();
    await expect(field).toBeEnabled();
    await expect(field).toHaveValue('3');
  },
  'hears events in camelCase and in one word': async (page) => {
    const tell = (name, detail) =>
      page.locator('pay-widget').evaluate(
        (element, given) => {
          element.dispatchEvent(new CustomEvent(given.name, { detail: given.detail }));
        },
        { name, detail },
      );
    await tell('unavailable', {});
    await expect(page.locator('#payment')).toHaveText('unavailable');
    await tell('paymentSuccessful', { charge_id: 'ch_1' });
    await expect(page.locator('#payment')).toHaveText('paid ch_1');
  },
  'takes tags away, and brings them back': async (page) => {
    await page.locator('#open').click();
    await expect(page.locator('drop-down')).toHaveCount(0);
    await page.locator('#open').click();
    await expect(page.locator('drop-down').getByRole('combobox')).toBeVisible();
  },
};

/** Examples with another first page: a server renders it. */
const OTHER_STEPS = { nuxt: RENDERED_STEPS, sveltekit: RENDERED_STEPS };

/** Opens a built example, uses it, and returns what went wrong there and on its further pages. */
export async function tryPages(browser, { address }, example) {
  const problems = [];
  const page = await openPage(browser, address, problems);
  for (const [title, step] of Object.entries(OTHER_STEPS[example] ?? STEPS)) {
    await step(page).catch(({ message }) => problems.push(`${title}: ${message.slice(0, 600)}`));
    if (problems.length > 0) break;
  }
  await page.close();
  for (const [name, step] of Object.entries(FURTHER_PAGES[example] ?? {})) {
    // The examples of some tags name pictures and addresses of the demo site.
    const other = await openPage(browser, `${address}${name}`, problems, name === 'every-tag.html');
    await step(other).catch(({ message }) => problems.push(`${name}: ${message.slice(0, 600)}`));
    await other.close();
  }
  return problems;
}
