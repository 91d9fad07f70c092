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
 * The JSON Schema of a tag's attributes, and the names of those that only the administrator of a site sets. Two of our
 * schemas accept any input and normalise it, which JSON Schema cannot express: `choiceList` and `looseText` replace
 * them with what authors should write.
 */
export function attributeSchema(attributes, { choiceList, looseText, isSiteSetting }, io = 'input') {
  const { properties = {}, required = [] } = z.toJSONSchema(attributes, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === choiceList) Object.assign(jsonSchema, CHOICES);
      if (zodSchema === looseText) jsonSchema.type = 'string';
    },
  });
  const settings = Object.keys(properties).filter((name) => isSiteSetting(attributes.shape[name]));
  return { properties, required, settings };
}
