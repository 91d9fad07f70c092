const section = (title, lines) => (lines.length > 0 ? `\n**${title}**\n\n${lines.join('\n')}\n` : '');
const bullet = (name, description, more = '') => `- \`${name}\`${more}: ${description}`;

function attributeLine({ name, type, default: initial, description }, required) {
  const more = [required.includes(name) ? 'required' : '', initial === undefined ? '' : `default \`${initial}\``];
  return bullet(name, description, ` (${[`\`${type.text}\``, ...more.filter(Boolean)].join(', ')})`);
}

/** A tag: its guidance, its whole interface and its examples. */
function tagText({
  tagName,
  description,
  attributes,
  events,
  slots,
  cssParts,
  cssProperties,
  demos,
  'x-haven': facts,
}) {
  const required = facts.required ?? [];
  const needs = (facts.needs ?? []).map(({ attribute, without }) => bullet(attribute, `without it, ${without}`));
  const examples = demos.map(({ description: title, source }) => `${title}:\n\n\`\`\`html\n${source.html}\n\`\`\``);
  return [
    `### <${tagName}>\n\n${description}\n`,
    section(
      'Attributes',
      attributes.map((attribute) => attributeLine(attribute, required)),
    ),
    section('Needed', needs),
    section(
      'Events',
      events.map((event) => bullet(event.name, event.description, ` (\`${event.type.text}\`)`)),
    ),
    section(
      'Slots',
      slots.map((slot) => bullet(slot.name || 'default', slot.description)),
    ),
    section(
      'CSS parts',
      cssParts.map((part) => bullet(part.name, part.description)),
    ),
    section(
      'CSS custom properties',
      cssProperties.map((one) => bullet(one.name, one.description)),
    ),
    section('Examples', examples),
  ].join('');
}

/**
 * `llms.txt` (https://llmstxt.org) from the manifest: for a language model that writes pages, every tag with its
 * attributes and examples in one file.
 */
export function llmsText({ modules }) {
  const declarations = modules.flatMap((module) => module.declarations);
  const tags = declarations.filter(({ tagName }) => tagName);
  const tokens = declarations.find(({ tagName }) => !tagName)?.cssProperties ?? [];
  return `# Haven

> Page blocks for fundraising in Australia and New Zealand, as custom elements. An author writes a tag; one script in the \
page loads what is used.

Every page has \`<link rel="stylesheet" href="/design/haven-controls.css">\` and
\`<script type="module" src="/elements/autoload.js"></script>\` once. The content of a tag is shown until the block is
rendered and when it cannot be. Lists and objects are JSON in an attribute between single quotation marks.
\`<html data-site-country-code="AUS">\` or \`NZL\` sets the country once.
Write only the attributes below; there are no others, and no \`style\` or \`on…\` attributes.

## Tags

${tags.map(tagText).join('\n')}
## Custom properties of the shared look

${tokens.map(({ name, description, default: initial }) => bullet(name, description, ` (\`${initial}\`)`)).join('\n')}
`;
}
