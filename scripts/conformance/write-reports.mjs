import { SPECIFICATIONS } from './read-rows.mjs';

/** Text as it is, whatever signs are in it. */
const plain = (text) => text.replace(/[\\`*<>[\]|#]|(?<!\w)_|_(?!\w)/g, '\\$&');
const share = (rows) => `${rows.filter(({ proven }) => proven).length} of ${rows.length}`;
const areasOf = (rows) => [...new Set(rows.map(({ area }) => area))].sort();
const anchor = (area) => area.toLowerCase().replace(/[^a-z0-9-]/g, '-');

const HEAD = `Written by \`npm run conformance\` from the last whole run of the tests. A row is proven when a test that names it in its
title passed and none that names it failed.`;

function rowText({ id, kind, requirement, tests, reason }) {
  const proofs = tests.map(({ file, title }) => `- ${plain(title)}  \n  \`${file}\``);
  return [
    `**${id}** (${kind}) ${plain(requirement)}`,
    '',
    ...(reason ? [`- Not proven: ${plain(reason)}.`] : []),
    ...proofs,
  ].join('\n');
}

/** One specification, row by row, with the tests that prove each. */
function specification(table, rows) {
  const areas = areasOf(rows).map((area) => {
    const own = rows.filter((row) => row.area === area);
    return `## ${area}\n\n${share(own)} rows proven.\n\n${own.map(rowText).join('\n\n')}\n`;
  });
  return `# ${SPECIFICATIONS[table]}: which tests prove each row\n\n${HEAD}\n\n${areas.join('\n')}`;
}

function summary(rows) {
  const tables = Object.keys(SPECIFICATIONS);
  const of = (table) => rows.filter((row) => row.table === table);
  const open = rows.filter(({ proven }) => !proven);
  const totals = tables.map((table) => {
    const tests = new Set(of(table).flatMap((row) => row.tests.map(({ file, title }) => `${file}\n${title}`)));
    return `| [${SPECIFICATIONS[table]}](conformance/${table}.md) | ${of(table).length} | ${of(table).filter(({ proven }) => proven).length} | ${tests.size} |`;
  });
  const areas = tables.map((table) => {
    const lines = areasOf(of(table)).map((area) => {
      const own = of(table).filter((row) => row.area === area);
      return `| [${area}](conformance/${table}.md#${anchor(area)}) | ${own.length} | ${own.filter(({ proven }) => proven).length} |`;
    });
    return `## ${SPECIFICATIONS[table]}\n\n| area | rows | proven |\n|---|---:|---:|\n${lines.join('\n')}\n`;
  });
  const missing = open.map(
    ({ id, table, area, requirement, reason }) =>
      `- **${id}** (${table}, ${area}) ${plain(requirement)}  \n  ${plain(reason)}.`,
  );
  return `# Conformance

${HEAD}

**${share(rows)} rows are proven.**

| specification | rows | proven | tests that name a row |
|---|---:|---:|---:|
${totals.join('\n')}

## Rows not proven

${missing.length > 0 ? missing.join('\n') : 'None.'}

${areas.join('\n')}`;
}

/** The reports by their path in `docs/`. Equal results give equal texts, to the letter. */
export function writeReports(rows) {
  const tables = Object.keys(SPECIFICATIONS);
  return new Map([
    ['conformance.md', summary(rows)],
    ...tables.map((table) => [
      `conformance/${table}.md`,
      specification(
        table,
        rows.filter((row) => row.table === table),
      ),
    ]),
  ]);
}
