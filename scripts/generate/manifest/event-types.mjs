import { join } from 'node:path';
import { API, NodeBuilderFlags } from 'typescript/unstable/sync';
import { listTags } from '../../build/tag-registry.mjs';
import { pascalCase } from './names.mjs';

const isPlain = (checker, type) =>
  type.isObjectType() && !checker.isArrayType(type) && checker.getSignaturesOfType(type, 0).length === 0;

/** The text of a type, without references that would need an import. */
function inlined(checker, type, isOptional = false) {
  if (type.isUnionType() && !/^(boolean|true \| false)\b/.test(checker.typeToString(type))) {
    const parts = type.getTypes().map((part) => inlined(checker, part));
    // The question mark of an optional property already expresses `undefined`, and the compiler splits `boolean` into
    // two types.
    const text = parts.filter((part) => !isOptional || part !== 'undefined').join(' | ');
    return text.replace(/\bfalse \| true\b|\btrue \| false\b/, 'boolean');
  }
  if (checker.isArrayType(type)) return `Array<${inlined(checker, checker.getTypeArguments(type)[0])}>`;
  if (!isPlain(checker, type)) return checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
  const properties = checker.getPropertiesOfType(type).map((property) => {
    const words = checker.getDocumentationCommentOfSymbol(property);
    const optional = (property.flags & 16_777_216) !== 0;
    const text = inlined(checker, checker.getTypeOfSymbol(property), optional);
    // A comment documents the following property only at the start of a line.
    return `${words ? `\n/** ${words} */\n` : ''}${property.name}${optional ? '?' : ''}: ${text}`;
  });
  return `{ ${properties.join('; ')} }`;
}

/**
 * The types of each tag's event details, with the comment of each property above it: `{ 'gift-cart': { 'cart-change':
 * '{ cart: … }' } }`, read by the compiler from the `…Events` interfaces beside the definitions.
 */
export function readEventTypes(root) {
  const api = new API({ cwd: root });
  try {
    const [{ program, checker }] = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') }).getProjects();
    return Object.fromEntries(
      listTags().map(({ tag, definition }) => {
        const file = checker.getSymbolAtLocation(program.getSourceFile(definition));
        const name = `${pascalCase(tag)}Events`;
        const events = checker.getExportsOfModule(file).find((symbol) => symbol.name === name);
        const found = events ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(events)) : [];
        return [
          tag,
          Object.fromEntries(found.map((event) => [event.name, inlined(checker, checker.getTypeOfSymbol(event))])),
        ];
      }),
    );
  } finally {
    api.close();
  }
}

/** A type on one line. */
export const withoutComments = (type) => type.replace(/\n\/\*\*[\s\S]*?\*\/\n/g, '');
