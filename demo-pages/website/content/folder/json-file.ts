import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type * as z from 'zod';
import { didYouMean } from '../../../../elements/authoring/did-you-mean.ts';

/** What is wrong at a place of a file, and what to write there. Lines and columns count from 1. */
export interface ContentFault {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** A file's value, or its faults, in the order of the file. */
export type Checked<Value> = { value: Value; faults?: undefined } | { value?: undefined; faults: ContentFault[] };

/** What a fault of the notation asks for, by jsonc-parser's name of it. */
const ADVICE: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  CommaExpected: 'write a comma after the value before this one',
  ColonExpected: 'write a colon after the name',
  PropertyNameExpected: 'write a name in straight quotes; no comma stands before a closing brace',
  ValueExpected: 'write a value; no comma stands before a closing bracket',
  CloseBraceExpected: 'close the brace } that was opened',
  CloseBracketExpected: 'close the bracket ] that was opened',
  EndOfFileExpected: 'nothing may follow the last brace',
  InvalidCommentToken: 'JSON has no comments: remove this one',
  UnexpectedEndOfString: 'a quote that begins here is not closed on this line',
  UnexpectedEndOfComment: 'JSON has no comments: remove this one',
  UnexpectedEndOfNumber: 'write the number without its last sign',
  InvalidNumberFormat: 'write the number in figures, such as 39.50',
  InvalidSymbol: 'write texts in straight quotes',
  InvalidEscapeCharacter: 'write \\\\ for a backslash',
  InvalidCharacter: 'write \\n for a new line and \\t for a tab',
  InvalidUnicode: 'write four figures after \\u',
};

/** Reads a file of JSON by a schema. All faults are told, each with its place. */
export function checkJson<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): Checked<z.output<Schema>> {
  const at = (offset: number, advice: string) => faultIn(file, text, offset, advice);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (text.trim() === '') return { faults: [at(0, 'the file is empty: write { and }')] };
  if (!tree || errors.length > 0) return { faults: errors.map(({ error, offset }) => at(offset, adviceOf(error))) };
  const faults = doubledKeys(tree).map(({ offset, value }) => at(offset, `${value} is written twice`));
  const { data, error } = schema.safeParse(JSON.parse(text));
  for (const issue of error?.issues ?? []) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of keys) faults.push(at(nodeOf(tree, issue.path, key).offset, textOf(schema, issue, key)));
  }
  if (faults.length > 0) return { faults: faults.sort((a, b) => a.line - b.line || a.column - b.column) };
  return { value: data as z.output<Schema> };
}

function faultIn(file: string, text: string, offset: number, advice: string): ContentFault {
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, text: advice };
}

/** A fault at a place of a file that is right by itself, such as an id that no other file has. */
export function faultAt(file: string, text: string, path: readonly (string | number)[], advice: string): ContentFault {
  const tree = parseTree(text);
  return faultIn(file, text, tree ? nodeOf(tree, path, undefined).offset : 0, advice);
}

function adviceOf(error: ParseErrorCode): string {
  const name = printParseErrorCode(error);
  return ADVICE[name] ?? `this is no JSON (${name})`;
}

/** `JSON.parse` would take the last one in silence. */
function doubledKeys(node: Node): Node[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const [key] = node.type === 'object' ? (child.children ?? []) : [];
    const isDoubled = key !== undefined && seen.has(key.value);
    seen.add(key?.value);
    return [...(isDoubled ? [key] : []), ...doubledKeys(child)];
  });
}

/** Where a fault stands: the unknown key, or the value, or what should hold a missing one. */
function nodeOf(tree: Node, path: readonly PropertyKey[], key: string | undefined): Node {
  const segments = path.filter((segment) => typeof segment !== 'symbol');
  if (key !== undefined) {
    const value = findNodeAtLocation(tree, [...segments, key]);
    if (value?.parent?.children?.[0]) return value.parent.children[0];
  }
  for (let length = segments.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, segments.slice(0, length));
    if (node) return node;
  }
  return tree;
}

/** What to write instead, for a fault that a schema has found. */
export function textOf(schema: z.ZodType, { path, message }: z.core.$ZodIssue, key: string | undefined): string {
  if (key === undefined) return path.length > 0 ? `${path.join('.')}: ${message}` : message;
  const known = keysAt(schema, path);
  const meant = didYouMean(key, known);
  const advice = meant ? `did you mean ${meant}?` : `known here: ${known.join(', ')}`;
  return `${[...path, key].join('.')} is not known; ${advice}`;
}

/** The names that an object of the schema may have. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  const unwrapped = (inner: unknown): unknown => {
    const { def } = inner as z.ZodType & { def: { innerType?: unknown; in?: unknown } };
    return def.innerType ? unwrapped(def.innerType) : inner;
  };
  for (const segment of path) {
    const { def, shape } = unwrapped(at) as { def: Record<string, unknown>; shape?: Record<PropertyKey, unknown> };
    at = shape?.[segment] ?? def['element'] ?? def['valueType'];
    if (!at) return [];
  }
  const { def, shape } = unwrapped(at) as {
    def: { keyType?: { options?: string[] } };
    shape?: Record<string, unknown>;
  };
  return shape ? Object.keys(shape) : (def.keyType?.options ?? []);
}
