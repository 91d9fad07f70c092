import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { ApiDescription, DescribedCall, Method, Parameter } from '../describe-api.ts';
import { headerOf } from '../security.ts';
import { arbitraryOf, damaged, type Words } from './arbitrary-of.ts';

export interface GeneratedRequest {
  path: Record<string, string>;
  query: Record<string, string>;
  key: string | undefined;
  credential: string;
  body: unknown;
}

/** A described call with what its requests are made of and judged by. */
export interface Generator {
  name: string;
  method: Method;
  path: string;
  requests: fc.Arbitrary<GeneratedRequest>;
  /** Whether the description allows a request. */
  allows(request: GeneratedRequest): boolean;
}

const isIn = (place: Parameter['in']) => (parameter: Parameter) => parameter.in === place;

function textsOf(parameters: Parameter[], words: Words): fc.Arbitrary<Record<string, string>> {
  const model = Object.fromEntries(
    parameters.map(({ name, schema }) => {
      const values = fc.oneof(arbitraryOf(schema, words), arbitraryOf({ type: 'string' }, words));
      return [name, values.map(String)];
    }),
  );
  return fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>;
}

/** Generators of requests for every described call, from the description alone. */
export function requestGenerators(description: ApiDescription, words: Words): Generator[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(description, 'api');
  // The schemas of a description refer to its components.
  const compile = (schema: object): ValidateFunction =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')));
  return Object.entries(description.paths).flatMap(([path, calls]) =>
    (Object.entries(calls) as [Method, DescribedCall][]).map(([method, call]) => {
      const { parameters, requestBody, security } = call;
      const schema = requestBody?.content['application/json'].schema;
      const bodies = schema ? arbitraryOf(schema, words) : fc.constant(undefined);
      const judges = parameters.map((parameter) => ({ ...parameter, fits: compile(parameter.schema) }));
      const fitsBody = schema && compile(schema);
      const given = (request: GeneratedRequest, { name, in: place }: Parameter) =>
        place === 'header' ? request.key : request[place === 'path' ? 'path' : 'query'][name];
      const inPath = parameters.filter(isIn('path'));
      return {
        name: `${method.toUpperCase()} ${path}`,
        method,
        path,
        requests: fc.record({
          path: fc.record(
            Object.fromEntries(
              inPath.map(({ name }) => [name, arbitraryOf({ type: 'string', minLength: 1 }, words).map(String)]),
            ),
          ),
          query: textsOf(parameters.filter(isIn('query')), words),
          // Mostly a new key, so that requests are not repetitions.
          key: parameters.some(isIn('header'))
            ? fc.oneof({ weight: 6, arbitrary: fc.uuid() }, fc.constantFrom(undefined, 'again', 'a b', 'ä', ''))
            : fc.constant(undefined),
          credential: fc.constantFrom(
            ...(security.length > 0 ? security.flatMap((one) => Object.keys(one)) : ['none']),
          ),
          body: schema ? fc.oneof(bodies, damaged(bodies), fc.jsonValue({ maxDepth: 1 })) : bodies,
        }),
        allows: (request) =>
          (fitsBody?.(request.body) ?? true) &&
          judges.every((parameter) => {
            const value = given(request, parameter);
            return value === undefined ? !parameter.required : parameter.fits(value);
          }),
      };
    }),
  );
}

/** The headers of a credential, by the description's name for it. */
export const credentialHeader = (credential: string, text: string): Record<string, string> =>
  credential === 'none' ? {} : { [headerOf(credential)]: text };
