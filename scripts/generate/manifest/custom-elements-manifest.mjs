import { baseModule, inherited, readTokens } from './base-element.mjs';
import { withoutComments } from './event-types.mjs';
import { attributeName, className } from './names.mjs';
import { typeText } from './type-text.mjs';

const described = (record = {}) =>
  Object.entries(record).map(([name, value]) => ({
    name,
    ...(typeof value === 'string' ? { description: value } : value),
  }));

const list = (title, sentences) => `**${title}**\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`;

/** The documentation that an editor can show for a tag: the manifest's descriptions are Markdown. */
function longDescription({ summary, whenToUse, whenNotToUse, accessibility, server }) {
  return [
    summary,
    list('Use it', whenToUse),
    list('Use something else', whenNotToUse),
    list('For accessibility, provide', accessibility.author),
    ...(server ? [`**What it asks of a server**\n${server}`] : []),
  ].join('\n\n');
}

/**
 * What the manifest's format has no names for, each fact where a tag has it; attributes by the names that authors
 * write.
 */
function factsOf({ group, order, placement, content, needs = {}, identifier, asksOfPage, script }, required, settings) {
  const needed = Object.entries(needs).map(([name, { when, ...need }]) => ({
    attribute: attributeName(name),
    ...need,
    ...(when ? { when: attributeName(when) } : {}),
  }));
  return {
    group,
    order,
    placement,
    content,
    required: required.length > 0 ? required.map(attributeName) : undefined,
    // Set by the administrator of a site, never by the authors of its content.
    settings: settings.length > 0 ? settings.map(attributeName) : undefined,
    needs: needed.length > 0 ? needed : undefined,
    identifier: identifier && attributeName(identifier),
    asksOfPage,
    script,
  };
}

const attributeOf = ({ attribute, name, description, type, default: initial }) => ({
  name: attribute,
  fieldName: name,
  description,
  type,
  ...(initial === undefined ? {} : { default: initial }),
});

function declaration({ tag, properties, required, settings, documentation, details }) {
  const members = Object.entries(properties).map(([name, schema]) => ({
    kind: 'field',
    name,
    attribute: attributeName(name),
    description: documentation.attributes[name],
    type: { text: typeText(schema) + (required.includes(name) || 'default' in schema ? '' : ' | undefined') },
    ...('default' in schema ? { default: JSON.stringify(schema.default) } : {}),
  }));
  // The checkout has a class of its own.
  const base = documentation.script ? undefined : inherited;
  return {
    kind: 'class',
    customElement: true,
    name: className(tag),
    tagName: tag,
    summary: documentation.summary,
    description: longDescription(documentation),
    superclass: base?.superclass ?? { name: 'HTMLElement' },
    members: [...members, ...(base?.members ?? [])],
    attributes: [...members.map(attributeOf), ...(base?.attributes ?? [])],
    events: [
      ...Object.entries(documentation.events ?? {}).map(([name, { description, cancelable = false }]) => ({
        name,
        description: cancelable ? `${description} Cancelable.` : description,
        type: { text: details[name] === undefined ? 'CustomEvent' : `CustomEvent<${withoutComments(details[name])}>` },
      })),
      ...(base?.events ?? []),
    ],
    slots: described(documentation.slots),
    cssParts: described(documentation.parts),
    cssProperties: described(documentation.cssProperties),
    'x-haven': factsOf(documentation, required, settings),
    demos: documentation.examples.map(({ title, html }) => ({ description: title, url: '', source: { html } })),
  };
}

/** The manifest (https://github.com/webcomponents/custom-elements-manifest) of the package, for the definitions. */
export function customElementsManifest(definitions) {
  const modules = definitions.map((definition) => {
    const described = declaration(definition);
    const declared = { name: described.name, module: definition.path };
    return {
      kind: 'javascript-module',
      path: definition.path,
      declarations: [described],
      exports: [
        { kind: 'js', name: described.name, declaration: declared },
        { kind: 'custom-element-definition', name: definition.tag, declaration: declared },
      ],
    };
  });
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: [...modules, baseModule(readTokens())] };
}

/** The text of custom-elements.json. */
export const manifestText = (definitions) => `${JSON.stringify(customElementsManifest(definitions), null, 2)}\n`;
