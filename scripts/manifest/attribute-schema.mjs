import * as z from 'zod/mini';

const CHOICES = {
  type: 'array',
  items: {
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: { value: { type: 'string' }, label: { type: 'string' } },
        required: ['value', 'label'],
      },
    ],
  },
};

/**
 * The JSON Schema of a tag's attributes, or of another schema of ours. Two of them take anything and make the best of
 * it, which JSON Schema cannot say: `choiceList` and `looseText` stand for what is meant to be written.
 */
export function attributeSchema(attributes, { choiceList, looseText }, io = 'input') {
  const { properties = {}, required = [] } = z.toJSONSchema(attributes, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === choiceList) Object.assign(jsonSchema, CHOICES);
      if (zodSchema === looseText) jsonSchema.type = 'string';
    },
  });
  return { properties, required };
}
