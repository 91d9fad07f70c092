import { expect, it } from 'vitest';
import { jsonSchemaOf, type NamedSchemas } from '../openapi/json-schema.ts';
import { intentAnswer, newIntentAnswer } from './intent-answer.ts';

const FIELDS = [
  '_id',
  'intent_id',
  'amount',
  'currency',
  'reference',
  'status',
  'charge_id',
  'scenario',
  'expires_at',
  'created_at',
];

it.each([
  ['HostedCheckout', intentAnswer, FIELDS],
  ['HostedCheckoutWithToken', newIntentAnswer, [...FIELDS, 'token']],
])('the description of the API refers to a hosted checkout by its name: %s', (name, schema, fields) => {
  const named: NamedSchemas = {};
  expect(jsonSchemaOf(schema, 'output', named)).toEqual({ $ref: `#/components/schemas/${name}` });
  expect(Object.keys(named[name]?.properties ?? {})).toEqual(fields);
});
