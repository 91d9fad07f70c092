/** A property as a form shows it. */
export interface BlockProperty {
  title: string;
  description: string;
  type?: string;
  enum?: readonly string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  default?: unknown;
  items?: object;
  properties?: Readonly<Record<string, object>>;
}

export interface BlockSchema {
  title: string;
  'x-groups': readonly { title: string; properties: readonly string[] }[];
  'x-settings'?: { properties: Readonly<Record<string, BlockProperty>>; required: readonly string[] };
  properties: Readonly<Record<string, BlockProperty>>;
  required: readonly string[];
  additionalProperties: false;
}

export function blockSchema(definition: {
  tag: string;
  properties: object;
  required: readonly string[];
  settings: readonly string[];
  documentation: object;
}): BlockSchema;
