import { z } from 'zod';
import {
  addressField,
  amountOrNumberField,
  currencyField,
  customerFields,
  handleField,
  hashOf,
  minorUnits,
  referenceField,
} from '../../core/index.ts';
import { customisationField, scenarioField } from './scenarios/scenario.ts';
import { DEFAULT_SCENARIO, SCENARIO_NAMES, scenarioOf } from './scenarios/scenario-catalogue.ts';

const address = addressField();

const customer = z.object({ ...customerFields, id: handleField.optional() });

/** Body of POST /v1/checkouts/intent. Unknown fields are ignored. */
export const intentRequest = z
  .object({
    amount: amountOrNumberField,
    currency: currencyField,
    reference: referenceField,
    customer: customer.default({}),
    return_url: address.optional(),
    expires_in: z.number().int().min(5).max(3600).optional(),
    configuration: z
      .object({
        template_id: z
          .enum(SCENARIO_NAMES, { error: () => `must be one of ${SCENARIO_NAMES.join(', ')}` })
          .default(DEFAULT_SCENARIO),
        scenario: scenarioField.optional(),
      })
      .default({ template_id: DEFAULT_SCENARIO }),
    customisation: customisationField.optional(),
  })
  .transform(
    ({ amount, configuration, customer: { id, ...payer }, customisation, expires_in, return_url, ...rest }) => {
      const script = configuration.scenario ?? scenarioOf(configuration.template_id);
      return {
        ...rest,
        amountMinor: minorUnits(amount),
        customer: payer as Record<string, string>,
        customerId: id ?? null,
        returnUrl: return_url ?? null,
        script: { ...script, customisation: customisation ?? script.customisation },
        expiresIn: expires_in ?? script.expiresIn,
      };
    },
  );

export type IntentRequest = z.output<typeof intentRequest>;

/** The same for two requests with the same meaning. */
export const intentHash = (request: IntentRequest): string =>
  hashOf(
    JSON.stringify([
      request.amountMinor,
      request.currency,
      request.reference,
      request.customer,
      request.customerId,
      request.returnUrl,
      request.script,
      request.expiresIn,
    ]),
  );
