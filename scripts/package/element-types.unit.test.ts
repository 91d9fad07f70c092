import { expect, it } from 'vitest';
import { elementModule } from './element-types.mjs';

const declared = (properties: Record<string, object>) =>
  elementModule({
    tag: 'a-tag',
    properties,
    required: [],
    details: {},
    documentation: {
      summary: 'A tag.',
      attributes: Object.fromEntries(Object.keys(properties).map((name) => [name, name])),
    },
  });

it('names the levels of a heading, in properties and in markup', () => {
  const text = declared({ headingLevel: { type: 'number', minimum: 2, maximum: 5, default: 2 } });
  expect(text).toContain('  headingLevel?: 2 | 3 | 4 | 5 | undefined;');
  expect(text).toContain(`  'heading-level'?: 2 | 3 | 4 | 5 | '2' | '3' | '4' | '5' | undefined;`);
  expect(text).toContain('  headingLevel: 2 | 3 | 4 | 5;');
});

it('names the environments of the payments provider', () => {
  const names = `'sandbox' | 'production' | 'staging' | 'custom' | ''`;
  const text = declared({ environment: { type: 'string', default: '' } });
  expect(text).toContain(`  environment?: ${names} | undefined;`);
  expect(text).toContain(`  'environment'?: ${names} | undefined;`);
});

it('takes every other number and text', () => {
  const text = declared({ price: { type: 'number', minimum: 0, maximum: 5 }, currency: { type: 'string' } });
  expect(text).toContain('  price?: number | undefined;');
  expect(text).toContain('  currency?: string | undefined;');
});
