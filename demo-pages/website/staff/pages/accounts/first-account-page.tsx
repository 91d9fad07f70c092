import { FIRST_ACCOUNT_PATH, formField, type Markup } from '../../../platform/index.ts';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { staffPage } from '../staff-page.tsx';
import { passwordField } from './password-field.tsx';

/** The submitted form as typed, with its errors; the password is never shown again. */
export interface FirstAccountForm {
  email: string;
  name: string;
  problems: readonly { field: string; message: string }[];
}

/** Creates the first administrator, for whoever knows the password of the environment. */
export function firstAccountPage(context: StaffPageContext, form?: FirstAccountForm): Markup {
  const errorOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.message;
  return staffPage(context, {
    title: 'Create the first administrator',
    lead: 'Nobody has a staff account yet. The first administrator can invite everyone else.',
    problems: form?.problems ?? [],
    isNarrow: true,
    main: (
      <form className="haven-form" method="post" action={FIRST_ACCOUNT_PATH} noValidate>
        {passwordField({
          label: 'Start password',
          autocomplete: 'off',
          hint: 'The value of BACK_OFFICE_PASSWORD. It stops working once an administrator exists.',
          error: errorOf('password'),
        })}
        {formField({
          name: 'name',
          label: 'Your name',
          value: form?.name ?? '',
          autocomplete: 'name',
          error: errorOf('name'),
        })}
        {formField({
          name: 'email',
          label: 'Your email address',
          value: form?.email ?? '',
          autocomplete: 'username',
          type: 'email',
          error: errorOf('email'),
        })}
        <div className="haven-actions">
          <button className="haven-button haven-button--primary" type="submit">
            Continue
          </button>
        </div>
      </form>
    ),
  });
}
