import type { AuthorForm } from './author-form.ts';

/**
 * What the author's form sends besides the fields of the view, such as a ticket or a language: in the form of the view,
 * which is posted without scripts. `own` are the names of the view's fields.
 */
export function PostedFields({ form, own }: { form: AuthorForm; own: readonly string[] }) {
  return Object.entries(form.values)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value === true ? 'true' : value} />);
}
