import { type Message, message } from '#locales/message.ts';
import { type SiteCountryCode, siteOfCountry } from '#rules/country.ts';
import { allOf, type FieldRule, required } from '#rules/field-rule.ts';
import { isTicked } from '#rules/is-ticked.ts';
import PETITION_RULES_TEXTS from '#texts/elements/petition-rules';
import { checkFields, noCardNumber, notTooLong, tokenOf } from './check-fields.ts';
import { detailOf, emailOf, formInput, lineOf } from './form-input.ts';
import { PETITION_TYPED_FIELDS, type Petition, type PetitionTypedField } from './petition-fields.ts';
import { type PetitionFieldType, petitionTypeRule } from './petition-types.ts';

/** One field that a petition shows. */
export interface PetitionField {
  readonly name: PetitionTypedField;
  /** Selects the check (W3.04). */
  readonly type: PetitionFieldType;
  readonly required: boolean;
}

/** One message for each field that is wrong. */
export type PetitionErrors = Partial<Record<PetitionTypedField | 'nodeId' | 'counterTitle' | 'moduleType', Message>>;

/** The fields of a petition that does not configure them. */
export const DEFAULT_PETITION_FIELDS: readonly PetitionField[] = [
  { name: 'firstName', type: 'Text Only', required: true },
  { name: 'lastName', type: 'Text Only', required: true },
  { name: 'email', type: 'Email', required: true },
  { name: 'postcode', type: 'Numbers Only', required: false },
  { name: 'mobile', type: 'Phone', required: false },
];

const REQUIRED_MESSAGES: Readonly<Record<PetitionTypedField, Message>> = {
  firstName: message(PETITION_RULES_TEXTS, 'firstName'),
  lastName: message(PETITION_RULES_TEXTS, 'lastName'),
  email: message(PETITION_RULES_TEXTS, 'yourEmail'),
  postcode: message(PETITION_RULES_TEXTS, 'postcode'),
  mobile: message(PETITION_RULES_TEXTS, 'mobile'),
  location: message(PETITION_RULES_TEXTS, 'location'),
};

/** W5.30 before W5.31: a None or an Address field is always valid, also where it is marked required. */
export const mustBeFilled = ({ type, required: isRequired }: Pick<PetitionField, 'type' | 'required'>): boolean =>
  isRequired && type !== 'None' && type !== 'Address';

/**
 * The rules of a petition's fields: `required` where it is set, then the check of the type. An empty optional field is
 * valid (W5.31).
 */
export function petitionRules(
  fields: readonly PetitionField[],
  siteCountryCode: SiteCountryCode,
): Partial<Record<PetitionTypedField, FieldRule>> {
  const never: FieldRule = () => undefined;
  return Object.fromEntries(
    fields.map(({ name, type, required: isRequired }) => [
      name,
      allOf(
        mustBeFilled({ type, required: isRequired }) ? required(REQUIRED_MESSAGES[name]) : never,
        notTooLong,
        ...(name === 'firstName' || name === 'lastName' ? [noCardNumber] : []),
        petitionTypeRule(type, siteCountryCode),
      ),
    ]),
  );
}

export interface ParsePetitionOptions {
  /** The petition's fields. A server passes its own, never those of a request body. */
  readonly fields?: readonly PetitionField[];
  /** The site; by default that of the input. A server passes its own. */
  readonly siteCountryCode?: SiteCountryCode;
}

export interface ParsedPetition {
  /** Exactly the 12 fields, cleaned: what may be posted or stored when there are no errors. */
  values: Petition;
  errors: PetitionErrors;
}

/**
 * Reads a signature from anything: the form's values, a JSON body, form entries. Never throws; does not check the
 * token.
 */
export function parsePetition(input: unknown, options: ParsePetitionOptions = {}): ParsedPetition {
  const body = formInput(input);
  const line = (name: keyof Petition) => lineOf(body, name);
  const siteCountryCode = options.siteCountryCode ?? siteOfCountry(line('siteCountryCode')) ?? 'AUS';
  const values: Petition = {
    nodeId: line('nodeId'),
    location: line('location'),
    siteCountryCode,
    counterTitle: line('counterTitle'),
    moduleType: line('moduleType'),
    firstName: line('firstName'),
    lastName: line('lastName'),
    email: emailOf(body, 'email'),
    postcode: detailOf(body, 'postcode'),
    mobile: detailOf(body, 'mobile'),
    subscribe: isTicked(Object.hasOwn(body, 'subscribe') && body['subscribe']),
    recaptchaToken: tokenOf(body),
  };
  const rules = petitionRules(options.fields ?? DEFAULT_PETITION_FIELDS, siteCountryCode);
  const typed = Object.fromEntries(PETITION_TYPED_FIELDS.map((name) => [name, values[name]]));
  return { values, errors: { ...limitErrors(values), ...checkFields(rules, typed) } };
}

/** Every stored field has a limit, also if it is hidden or not shown. */
function limitErrors(values: Petition): PetitionErrors {
  const limits = [...PETITION_TYPED_FIELDS, 'nodeId', 'counterTitle', 'moduleType'] as const;
  return checkFields(Object.fromEntries(limits.map((name) => [name, notTooLong])), { ...values, subscribe: '' });
}
