import { expect, it } from 'vitest';
import { jsonSchemaOf, type NamedSchemas } from '../openapi/json-schema.ts';
import { intentResponse, newIntentResponse } from './intent-response.ts';

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
  ['HostedCheckout', intentResponse, FIELDS],
  ['HostedCheckoutWithToken', newIntentResponse, [...FIELDS, 'token']],
])('the description of the API refers to a hosted checkout by its name: %s', (name, schema, fields) => {
  const named: NamedSchemas = {};
  expect(jsonSchemaOf(schema, 'output', named)).toEqual({ $ref: `#/components/schemas/${name}` });
  expect(Object.keys(named[name]?.properties ?? {})).toEqual(fields);
});
