import type { Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { RECORDS_PATH } from '../staff-paths.ts';

export const STAFF_PASSWORD = 'a long enough password';
export const STAFF_NAME = 'Hine Paewai';

/** Enables the staff area of a shop, like the password in the environment. */
export function openRecords(shop: Shop): void {
  shop.staffPassword = STAFF_PASSWORD;
  shop.website = shop.startWebsite();
}

/** A staff member who has signed in. */
export async function signedIn(shop: Shop, name = STAFF_NAME): Promise<Visitor> {
  const visitor = new Visitor(shop);
  const answer = await visitor.form(RECORDS_PATH, { password: STAFF_PASSWORD, name });
  if (answer.status !== 303) throw new Error(`Not signed in: ${answer.status}`);
  return visitor;
}

/** The fields of a page's form, found by the end of its action. */
export function formOf(page: string, actionEnd: string): Record<string, string> {
  const form = page
    .match(/<form[^>]*>[\s\S]*?<\/form>/g)
    ?.find((each) => /action="([^"]*)"/.exec(each)?.[1]?.endsWith(actionEnd));
  if (!form) throw new Error(`No form with an action …${actionEnd}`);
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    name: / name="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: / value="([^"]*)"/.exec(tag)?.[1] ?? '',
    isLeftOut: tag.includes('type="radio"') && !tag.includes(' checked'),
  }));
  const texts = [...form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)</g)].map(([, name = '', value = '']) => ({
    name,
    value,
    isLeftOut: false,
  }));
  return Object.fromEntries(
    [...inputs, ...texts].filter(({ isLeftOut }) => !isLeftOut).map(({ name, value }) => [name, unescaped(value)]),
  );
}

function unescaped(text: string): string {
  const marks: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => marks[name] ?? '');
}
