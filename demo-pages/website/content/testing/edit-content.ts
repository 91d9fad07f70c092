import { formOf } from '../../staff/testing/open-records.ts';
import type { StaffVisitor } from '../../staff/testing/sign-in-as.ts';

/** A select’s chosen values, which `formOf` does not read. */
function chosenOf(page: string, path: string): Record<string, string> {
  const form = page.split(`action="${path}"`)[1]?.split('</form>')[0] ?? '';
  const selects = [...form.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)];
  return Object.fromEntries(
    selects.map(([, name = '', options = '']) => {
      const chosen = /value="([^"]*)" selected/.exec(options) ?? /value="([^"]*)"/.exec(options);
      return [name, chosen?.[1] ?? ''];
    }),
  );
}

/** The fields of the form at an address, as a browser would send them. */
export async function editForm(staff: StaffVisitor, path: string): Promise<Record<string, string>> {
  const page = await staff.text(path);
  return { ...chosenOf(page, path), ...formOf(page, path) };
}

/** Opens the form at an address, changes it and clicks one of its buttons. */
export async function edit(
  staff: StaffVisitor,
  path: string,
  changes: Readonly<Record<string, string>>,
): Promise<Response> {
  return staff.form(path, { ...(await editForm(staff, path)), ...changes });
}
