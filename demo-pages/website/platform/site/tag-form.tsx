import LAYOUT from '#texts/website/layout';
import { TICKET_FIELD, TRAP_FIELD } from '../bot-check/form-ticket.ts';
import { NOTHING_SENT, type SentForm } from './form-field.tsx';
import { pageTexts, textsOfErrors } from './languages/page-texts.ts';
import type { Markup } from './page-context.ts';
import { languageField } from './posted-language.tsx';
import type { Site } from './sites.ts';

interface TagForm {
  action: string;
  /** The names of the fields that the tag shows. */
  fields: readonly string[];
  /** Replaces a bot check's token in a post without scripts. */
  ticket?: string;
  sent?: SentForm | undefined;
}

/**
 * The form inside a form's tag, which shows nothing: the tag's view posts where this form posts, sends its hidden
 * fields too, and starts with the values and errors of a refused post.
 */
export function tagForm(site: Site, { action, fields, ticket, sent = NOTHING_SENT }: TagForm): Markup {
  const { typed, messages } = sent;
  const errors = textsOfErrors(site, sent.errors);
  const others = Object.entries(errors).filter(([name]) => !fields.includes(name));
  const failure = [...messages, ...others.map(([, message]) => message)].join('\n');
  const shown = fields.filter((name) => Object.hasOwn(typed, name) || errors[name]);
  return (
    <form method="post" action={action} data-error={failure || undefined}>
      {languageField(site)}
      {ticket !== undefined && guardFields(ticket, site)}
      {shown.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} data-error={errors[name] || undefined} />
      ))}
    </form>
  );
}

/** A ticket, and a field that people leave empty. */
const guardFields = (ticket: string, site: Site): Markup => (
  <>
    <input type="hidden" name={TICKET_FIELD} value={ticket} />
    <input type="hidden" name={TRAP_FIELD} tabIndex={-1} aria-label={pageTexts(site, LAYOUT)('leaveEmpty')} />
  </>
);
