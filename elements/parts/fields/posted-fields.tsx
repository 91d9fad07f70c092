import type { AuthorForm } from './author-form.ts';

/**
 * What the author's form sends besides the fields of the view, such as a ticket or a language: in the form of the view,
 * which is posted without scripts. `own` are the names of the view's fields.
 */
export function PostedFields({ form, own }: { form: AuthorForm; own: readonly string[] }) {
  const others = Object.entries(form.values).filter(([name]) => !own.includes(name));
  return (
    <>
      {others.map(([name, value]) => {
        const trap = form.traps[name];
        if (trap === undefined) {
          return <input key={name} type="hidden" name={name} value={value === true ? 'true' : value} />;
        }
        return (
          <div key={name} className="haven-visually-hidden" aria-hidden="true">
            <label>
              {trap} <input name={name} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        );
      })}
    </>
  );
}
