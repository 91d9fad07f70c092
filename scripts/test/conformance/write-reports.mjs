import { SPECIFICATIONS } from './read-rows.mjs';

const TABLES = Object.entries(SPECIFICATIONS);

/** Text with the characters escaped that Markdown would read as markup. */
const plain = (text) => text.replace(/[\\`*<>[\]|#]|(?<!\w)_|_(?!\w)/g, '\\$&');
const areasOf = (rows) => [...new Set(rows.map(({ area }) => area))].sort();
const ofTable = (rows, table) => rows.filter((row) => row.table === table);
const count = (rows, test) => rows.filter(test).length;
const isProven = ({ proven }) => proven;
const byNpmTest = ({ proven, command }) => proven && !command;
const share = (rows) => `${count(rows, isProven)} of ${rows.length}`;

function countTable(title, groups) {
  const line = ([name, rows]) => {
    const counts = [byNpmTest, ({ command }) => command, ({ proven }) => !proven].map((test) => count(rows, test));
    return `| ${[name, rows.length, ...counts].join(' | ')} |`;
  };
  const columns = `| ${title} | rows | proven by \`npm test\` | by another command | unproven |`;
  const head = `${columns}\n|---|---:|---:|---:|---:|`;
  return `${head}\n${groups.map(line).join('\n')}\n`;
}

/** The rows that `npm test` does not prove, by name, each with the command that does. */
function rowsOfOthers(rows) {
  const lines = rows
    .filter(({ command }) => command)
    .map(({ id, command, requirement }) => `| ${id} | \`${command}\` | ${plain(requirement)} |`);
  if (lines.length === 0) return '';
  const head = '| row | command | requirement |\n|---|---|---|';
  return `The others are proven by a command of their own, which CI runs:\n\n${head}\n${lines.join('\n')}\n\n`;
}

/** The counts, and the rows of other commands, that the repository keeps. Equal results give exactly equal texts. */
export function writeCounts(rows) {
  const areas = TABLES.map(([table, title]) => {
    const own = ofTable(rows, table);
    const groups = areasOf(own).map((area) => [area, own.filter((row) => row.area === area)]);
    return `## ${title}\n\n${countTable('area', groups)}`;
  });
  return `# Conformance

How many of the [requirement rows](requirements) the tests prove. A row is proven when a test that names its id passed
and none that names it failed. \`npm run check -- conformance\` writes this table from the reports of a whole run
(\`npm test\`, then \`npm test -- examples\`), and the full report, with the tests of each row, into
\`.reports/conformance/\`. CI keeps that report as an artefact of the run.

**\`npm test\` proves ${count(rows, byNpmTest)} of ${rows.length} rows.**

${rowsOfOthers(rows)}${countTable(
  'specification',
  TABLES.map(([table, title]) => [title, ofTable(rows, table)]),
)}
${areas.join('\n')}`;
}

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
function specification(title, rows) {
  const areas = areasOf(rows).map((area) => {
    const own = rows.filter((row) => row.area === area);
    return `## ${area}\n\n${share(own)} rows proven.\n\n${own.map(rowText).join('\n\n')}\n`;
  });
  return `# ${title}: which tests prove each row\n\n${areas.join('\n')}`;
}

function unproven(rows) {
  const lines = rows
    .filter(({ proven }) => !proven)
    .map(
      ({ id, table, area, requirement, reason }) =>
        `- **${id}** (${table}, ${area}) ${plain(requirement)}  \n  ${plain(reason)}.`,
    );
  return `# Rows that no test proves\n\n${lines.join('\n') || 'None.'}\n`;
}

/** The full report of a run, by file name: one file for each specification, and the list of unproven rows. */
export function writeReport(rows) {
  return new Map([
    ...TABLES.map(([table, title]) => [`${table}.md`, specification(title, ofTable(rows, table))]),
    ['unproven.md', unproven(rows)],
  ]);
}
