import { DONATION_FORM_FIELDS, type DonationErrors } from '#rules/donations/donation-fields.ts';
import { isTicked } from '#rules/is-ticked.ts';
import { type Fields, type Markup, type Site, textField, textsOfErrors } from '../../platform/index.ts';

/** What was posted without JavaScript, and the part of the form that answers it, with the errors of its fields. */
export interface PostedDonation {
  fields: Fields;
  part: 'gift' | 'details';
  errors: DonationErrors;
}

const TICK_BOXES: readonly string[] = ['coverCosts', 'readPrivacy'];

/**
 * The hidden form in the tag (D1.14). The visible form posts to its address, with its key, and starts with its values:
 * what was posted last, as it was typed, and what was wrong with it.
 */
export function postedForm(
  { action, donationKey, appeal }: { action: string; donationKey: string; appeal: string },
  posted: PostedDonation | undefined,
  site: Site,
): Markup {
  const { fields = {} } = posted ?? {};
  const errors = textsOfErrors(site, posted?.errors ?? {});
  // The amount has three fields; the one that is typed shows what is wrong.
  const wrong: Readonly<Record<string, string | undefined>> = {
    ...errors,
    otherAmount: errors['amount'],
    amount: undefined,
  };
  const values: Fields = { ...fields, part: posted?.part };
  return (
    <form method="post" action={action} hidden>
      {hidden('donationKey', donationKey)}
      {hidden('appeal', appeal)}
      {DONATION_FORM_FIELDS.map((name) => {
        const value = textField(values, name);
        return value || wrong[name] ? hidden(name, value, wrong[name]) : '';
      })}
    </form>
  );
}

function hidden(name: string, value: string, error?: string): Markup {
  return TICK_BOXES.includes(name) ? (
    <input key={name} type="checkbox" name={name} defaultChecked={isTicked(value)} data-error={error || undefined} />
  ) : (
    <input key={name} type="hidden" name={name} value={value} data-error={error || undefined} />
  );
}
