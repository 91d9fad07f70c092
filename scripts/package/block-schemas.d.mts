export function blockSchema(definition: {
  tag: string;
  properties: object;
  required: readonly string[];
  documentation: object;
}): object;
