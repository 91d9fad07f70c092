/** The declarations of a tag, from its definition with the JSON Schema of its attributes. */
export function elementModule(definition: object): string;
