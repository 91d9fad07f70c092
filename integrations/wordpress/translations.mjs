const quote = (text) => JSON.stringify(text).replaceAll('\\t', '\\t');

/** The texts of hand-written PHP: the first argument of the functions that translate. */
function textsOfPhp(path, code) {
  const calls = code.matchAll(/\b(?:__|esc_html__|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)',\s*'haven'/g);
  return [...calls].map(([, text]) => ({ text: text.replace(/\\(['\\])/g, '$1'), path }));
}

/** The titles and the help of a schema, wherever they are in it. */
function textsOfSchema(path, schema) {
  if (!schema || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    typeof value === 'string' && (key === 'title' || key === 'description')
      ? [{ text: value, path }]
      : textsOfSchema(path, value),
  );
}

/** What WordPress itself translates of a `block.json`. */
function textsOfBlock(path, { title, description, keywords }) {
  const texts = [
    ['block title', title],
    ['block description', description],
    ...keywords.map((keyword) => ['block keyword', keyword]),
  ];
  return texts.map(([context, text]) => ({ context, text, path }));
}

function textsOf(path, content) {
  if (path.endsWith('.php')) return textsOfPhp(path, String(content));
  if (path.endsWith('/block.json')) return textsOfBlock(path, JSON.parse(content));
  return path.endsWith('/schema.json') ? textsOfSchema(path, JSON.parse(content)) : [];
}

/** The template of a translation (gettext): every text of the plugin's files, `{ path: content }`, once. */
export function translationTemplate(files, version) {
  const entries = new Map();
  for (const { context, text, path } of Object.entries(files).flatMap(([path, content]) => textsOf(path, content))) {
    const key = JSON.stringify([context, text]);
    const entry = entries.get(key) ?? { context, text, paths: new Set() };
    entry.paths.add(path);
    entries.set(key, entry);
  }
  const head = [
    '',
    `Project-Id-Version: Haven ${version}\n`,
    'Content-Type: text/plain; charset=UTF-8\n',
    'X-Domain: haven\n',
  ];
  const written = [...entries.values()].map(({ context, text, paths }) =>
    [
      ...[...paths].slice(0, 3).map((path) => `#: ${path}`),
      ...(context ? [`msgctxt ${quote(context)}`] : []),
      `msgid ${quote(text)}`,
      'msgstr ""',
    ].join('\n'),
  );
  return `${[['msgid ""', `msgstr ${head.map(quote).join('\n')}`].join('\n'), ...written].join('\n\n')}\n`;
}
