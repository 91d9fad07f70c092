import type { Shop } from '../../testing/open-shop.ts';
import { openStaff, type StaffVisitor, signInAs } from './sign-in-as.ts';

export { STAFF_NAME } from './sign-in-as.ts';

/** Opens the staff area of a shop, like the password in the environment. */
export const openRecords = openStaff;

/** An administrator who has signed in. */
export const signedIn = (shop: Shop, name?: string): Promise<StaffVisitor> => signInAs(shop, 'administrator', name);

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
