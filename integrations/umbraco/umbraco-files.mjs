import { partialView } from './partial-view.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of `dist/umbraco` by name: what the API takes, and a partial view for each block. */
export const umbracoFiles = ({ dataTypes, documentTypes, views }) => ({
  'data-types.json': json(dataTypes),
  'element-types.json': json(documentTypes),
  ...Object.fromEntries(
    views.map((view) => [`Views/Partials/blocklist/Components/${view.alias}.cshtml`, partialView(view)]),
  ),
});
