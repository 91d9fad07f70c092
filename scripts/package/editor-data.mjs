import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';

/** Editors show the long description: when to use a tag, when not, and what to provide. */
const withGuidance = { descriptionSrc: 'description' };

/** The manifest without the class that all tags extend, whose interface each tag repeats, and its custom properties. */
function split({ modules, ...manifest }) {
  const isBase = ({ declarations }) => declarations.every(({ tagName }) => !tagName);
  const tokens = modules.filter(isBase).flatMap(({ declarations }) => declarations.flatMap((one) => one.cssProperties));
  return { tags: { ...manifest, modules: modules.filter((module) => !isBase(module)) }, tokens };
}

/** `{ name: data }`: the files for VS Code and JetBrains editors, from the manifest. */
export function editorData(manifest, version) {
  const { tags, tokens } = split(manifest);
  // The libraries give the text of a file, and change what they are given.
  const html = JSON.parse(getVsCodeHtmlCustomData(structuredClone(tags), withGuidance));
  const css = JSON.parse(getVsCodeCssCustomData(structuredClone(tags)));
  const webTypes = JSON.parse(getWebTypesData(structuredClone(tags), withGuidance));
  const shared = tokens.map(({ name, description, default: initial }) => ({ name, description, default: initial }));
  css.properties.push(
    ...shared.map(({ name, description, default: initial }) => ({
      name,
      description: `${description} By default \`${initial}\`.`,
    })),
  );
  webTypes.contributions.css = {
    ...webTypes.contributions.css,
    properties: [
      ...(webTypes.contributions.css?.properties ?? []),
      ...shared.map(({ name, description }) => ({ name, description })),
    ],
  };
  return {
    'html-custom-data.json': html,
    'css-custom-data.json': css,
    'web-types.json': { ...webTypes, version },
  };
}
