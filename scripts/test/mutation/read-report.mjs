const flat = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** The source text between two positions of Stryker's report, whose lines and columns count from 1. */
function textBetween(lines, { start, end }) {
  const parts = lines.slice(start.line - 1, end.line);
  parts[parts.length - 1] = parts.at(-1).slice(0, end.column - 1);
  parts[0] = parts[0].slice(start.column - 1);
  return parts.join('\n');
}

/** Every mutant of a report: its place, the original text, its replacement, and its status. */
export function readMutants(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map(({ location, replacement, status, mutatorName }) => ({
      file,
      line: flat(lines[location.start.line - 1]),
      from: flat(textBetween(lines, location)),
      to: flat(replacement ?? mutatorName),
      status,
      lineNumber: location.start.line,
    }));
  });
}

const STATES = ['Killed', 'Survived', 'NoCoverage', 'Timeout'];

/**
 * The number of mutants of each status, and the percentage that the tests detected. A mutant that cannot run is not
 * counted.
 */
export function countMutants(mutants) {
  const [killed, survived, noCoverage, timeout] = STATES.map(
    (state) => mutants.filter(({ status }) => status === state).length,
  );
  const total = killed + survived + noCoverage + timeout;
  return { total, killed, survived, noCoverage, timeout, score: total ? (100 * (killed + timeout)) / total : 100 };
}

/** The mutants that no test detected. */
export const survivorsOf = (mutants) =>
  mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
