import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  isClassDeclaration,
  isExpressionWithTypeArguments,
  isFunctionTypeNode,
  isImportTypeNode,
  isInterfaceDeclaration,
  isMethodSignatureDeclaration,
  isPropertyName,
  isPropertySignatureDeclaration,
  isTypeQueryNode,
  isTypeReferenceNode,
} from 'typescript/unstable/ast';
import { API, SymbolFlags } from 'typescript/unstable/sync';

/** The name that a node of a type refers to. */
function nameIn(node) {
  if (isTypeReferenceNode(node)) return node.typeName;
  if (isExpressionWithTypeArguments(node)) return node.expression;
  if (isTypeQueryNode(node)) return node.exprName;
  return isImportTypeNode(node) ? node.qualifier : undefined;
}

/** Every name that a declaration refers to, at any depth. */
function namesIn(node, found = []) {
  const name = nameIn(node);
  if (name) found.push(name);
  node.forEachChild((child) => {
    namesIn(child, found);
  });
  return found;
}

const isCalled = (member) =>
  isMethodSignatureDeclaration(member) ||
  (isPropertySignatureDeclaration(member) && member.type !== undefined && isFunctionTypeNode(member.type));

/**
 * The members that need a docstring: all of a class, the events of a map, and the methods of an interface. Plain data
 * fields, such as `address_city`, are explained by their names.
 */
function speakingMembers(declaration) {
  const named = (member) => member.name && isPropertyName(member.name) && !member.name.text?.startsWith('#');
  if (isClassDeclaration(declaration)) return declaration.members.filter(named);
  if (!isInterfaceDeclaration(declaration)) return [];
  const isMap = declaration.name.text.endsWith('EventMap');
  return declaration.members.filter((member) => named(member) && (isMap || isCalled(member)));
}

function openTypes(entries) {
  const folder = mkdtempSync(join(tmpdir(), 'haven-docstrings-'));
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'], types: [] };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: entries }));
  const api = new API({ cwd: folder });
  const [project] = api.updateSnapshot({ openProject: config }).getProjects();
  return {
    project,
    close() {
      api.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * The parts of the package's public interface without a docstring, one name in each line: the exports of the entries
 * (declarations below `folder`), the types that they mention, and the members that are called or listened to.
 */
export function undocumented(entries, folder) {
  const { project, close } = openTypes(entries);
  try {
    return [...walk(project, entries, folder)].sort();
  } finally {
    close();
  }
}

function* walk(project, entries, folder) {
  const { program, checker } = project;
  const waiting = entries.flatMap((entry) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry));
    return module ? [...checker.getExportsOfModule(module)] : [];
  });
  const seen = new Set();
  const hasWords = (symbol) => checker.getDocumentationCommentOfSymbol(symbol).trim() !== '';
  for (const named of waiting) {
    const symbol = named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    if (seen.has(symbol.id)) continue;
    seen.add(symbol.id);
    const declarations = symbol.declarations.map((handle) => handle.resolve(project)).filter(Boolean);
    const file = declarations[0]?.getSourceFile().fileName;
    // Foreign types have their own documentation, and a type parameter is not a separate name.
    if (!file?.startsWith(folder) || symbol.flags & SymbolFlags.TypeParameter) continue;
    const place = relative(folder, file);
    if (!hasWords(symbol)) yield `${place}: ${symbol.name}`;
    for (const declaration of declarations) {
      for (const member of speakingMembers(declaration)) {
        const memberSymbol = checker.getSymbolAtLocation(member.name);
        if (memberSymbol && !hasWords(memberSymbol)) yield `${place}: ${symbol.name}.${memberSymbol.name}`;
      }
      for (const name of namesIn(declaration)) {
        const target = checker.getSymbolAtLocation(name);
        if (target) waiting.push(target);
      }
    }
  }
}
