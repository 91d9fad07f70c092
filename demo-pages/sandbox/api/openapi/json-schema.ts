import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
/** Schemas that have a name, which others refer to. */
export type NamedSchemas = Record<string, JsonSchema>;

const toComponents = (text: string) => text.replaceAll('"#/$defs/', '"#/components/schemas/');

/**
 * The JSON Schema of what a schema takes (`input`) or gives (`output`). A rule that JSON Schema cannot say is left out,
 * so that the description never forbids what the schema takes. Schemas with a name are put into `named`.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): JsonSchema {
  // Wrapped, so that a schema with a name of its own is referred to as well.
  const whole = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: 'any' });
  const { properties, $defs = {} } = JSON.parse(toComponents(JSON.stringify(whole))) as {
    properties: { it: JsonSchema };
    $defs?: NamedSchemas;
  };
  for (const [name, { id: _, ...definition }] of Object.entries($defs)) named[name] = definition;
  return properties.it;
}
