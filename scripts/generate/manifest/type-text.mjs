/** The TypeScript type of a JSON Schema, on one line. */
export function typeText(schema) {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type })).join(' | ');
  if (schema.type === 'array') {
    const items = typeText(schema.items ?? {});
    return /[|{]/.test(items) ? `Array<${items}>` : `${items}[]`;
  }
  if (schema.type === 'object' && schema.properties) return objectText(schema);
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
}

function objectText({ properties, required = [] }) {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeText(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}
