import { withoutWords } from './event-types.mjs';
import { kebabCase, pascalCase } from './names.mjs';
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

/** What the manifest's format has no names for, each fact where a tag has it; attributes by the names that authors write. */
function factsOf({ group, order, placement, content, needs = {}, identifier, asksOfPage, script }) {
  const needed = Object.entries(needs).map(([name, { when, ...need }]) => ({
    attribute: kebabCase(name),
    ...need,
    ...(when ? { when: kebabCase(when) } : {}),
  }));
  return {
    group,
    order,
    placement,
    content,
    needs: needed.length > 0 ? needed : undefined,
    identifier: identifier && kebabCase(identifier),
    asksOfPage,
    script,
  };
}

function declaration({ tag, properties, required, documentation, details }) {
  const members = Object.entries(properties).map(([name, schema]) => ({
    kind: 'field',
    name,
    attribute: kebabCase(name),
    description: documentation.attributes[name],
    type: { text: typeText(schema) + (required.includes(name) || 'default' in schema ? '' : ' | undefined') },
    ...('default' in schema ? { default: JSON.stringify(schema.default) } : {}),
  }));
  return {
    kind: 'class',
    customElement: true,
    name: pascalCase(tag),
    tagName: tag,
    summary: documentation.summary,
    description: longDescription(documentation),
    superclass: { name: 'HTMLElement' },
    members,
    attributes: members.map(({ attribute, name, description, type, default: initial }) => ({
      name: attribute,
      fieldName: name,
      description,
      type,
      ...(initial === undefined ? {} : { default: initial }),
    })),
    events: Object.entries(documentation.events ?? {}).map(([name, { description, cancelable = false }]) => ({
      name,
      description: cancelable ? `${description} Cancelable.` : description,
      type: { text: details[name] === undefined ? 'CustomEvent' : `CustomEvent<${withoutWords(details[name])}>` },
    })),
    slots: described(documentation.slots),
    cssParts: described(documentation.parts),
    cssProperties: described(documentation.cssProperties),
    'x-haven': factsOf(documentation),
    demos: documentation.examples.map(({ title, html }) => ({ description: title, url: '', source: { html } })),
  };
}

/** The manifest (https://github.com/webcomponents/custom-elements-manifest) for the definitions. */
export function customElementsManifest(definitions) {
  const modules = definitions.map((definition) => {
    const described = declaration(definition);
    return {
      kind: 'javascript-module',
      path: definition.path,
      declarations: [described],
      exports: [
        {
          kind: 'custom-element-definition',
          name: definition.tag,
          declaration: { name: described.name, module: definition.path },
        },
      ],
    };
  });
  return { schemaVersion: '2.1.0', readme: 'README.md', modules };
}
