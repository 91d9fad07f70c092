import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/mutation.md';
const HEAD = '| room | mutants | killed | survived | no coverage | timeout | score |';

const lineOf = (name, { total, killed, survived, noCoverage, timeout, score }) =>
  // Rounded down, so that the table never shows a higher percentage than was reached.
  `| ${name} | ${total} | ${killed} | ${survived} | ${noCoverage} | ${timeout} | ` +
  `${(Math.floor(score * 10) / 10).toFixed(1)} % |`;

const cell = (text) => text.replaceAll('|', '\\|');
/** Code in a cell, with a fence that is longer than any in the code. */
function code(text) {
  const short = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  return short.includes('`') ? `\`\` ${cell(short)} \`\`` : `\`${cell(short)}\``;
}

/** The page: the existing lines of the rooms, the new line of the room that was run, and the accepted survivors. */
export function mutationPage(before, rooms, accepted, name, counts) {
  const standing = new Map(before.split('\n').map((line) => [line.split(' | ')[0].replace('| ', ''), line]));
  const lines = rooms.map((room) => (room.name === name ? lineOf(name, counts) : standing.get(room.name)));
  const survivors = accepted.map(
    ({ file, from, to, reason }) => `| ${file} | ${code(from)} | ${code(to)} | ${cell(reason ?? '')} |`,
  );
  return `# Mutation testing

Written by \`npm test -- mutation\`: StrykerJS changes the code in one place at a time (a mutant), and the room's unit
tests run.
A mutant that no test notices survives. The command fails below 90 %, and when a survivor has no reason in
\`scripts/test/mutation/accepted.tsv\`. Files that only render are left out: tests in a browser prove them.

${[HEAD, '|---|---:|---:|---:|---:|---:|---:|', ...lines.filter(Boolean)].join('\n')}

## What is left out

| files | why |
|---|---|
${rooms.flatMap(({ out = [] }) => out.map(([files, reason]) => `| ${files.join(', ')} | ${reason} |`)).join('\n')}

## Survivors that stay

${['| file | code | mutant | why it stays |', '|---|---|---|---|', ...survivors].join('\n')}
`;
}

/** Writes the counts of a room that was run into docs/mutation.md. */
export function writeTable(rooms, accepted, name, counts) {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, mutationPage(before, rooms, accepted, name, counts));
}
