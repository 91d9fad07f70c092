import { installTools } from '../../install-tools.mjs';
import { compareAccepted, readAccepted, rowOf } from './accepted.mjs';
import { countMutants, readMutants, survivorsOf } from './read-report.mjs';
import { findRoom, rooms } from './rooms.mjs';
import { writeTable } from './write-table.mjs';

// npm test -- mutation [room ...]: mutates the logic of these rooms, or of every room, and writes docs/mutation.md.
const LEAST = 90;

process.chdir(new URL('../../..', import.meta.url).pathname);
installTools(import.meta.dirname);
const { runRoom } = await import('./run-room.mjs');
const names = process.argv.slice(2);

for (const room of names.length ? names.map(findRoom) : rooms) {
  const mutants = readMutants(await runRoom(room));
  const counts = countMutants(mutants);
  const accepted = readAccepted();
  const files = [...new Set(mutants.map(({ file }) => file))];
  const { unexplained, stale } = compareAccepted(survivorsOf(mutants), accepted, files);
  writeTable(rooms, accepted, room.name, counts);

  console.log(`${room.name}: ${counts.score.toFixed(1)} % of ${counts.total} mutants noticed`);
  for (const mutant of unexplained) console.error(`survived, line ${mutant.lineNumber}\t${rowOf(mutant)}`);
  for (const row of stale) console.error(`accepted.tsv lists a mutant that no longer survives\t${rowOf(row)}`);
  if (counts.score < LEAST) console.error(`${room.name} is below ${LEAST} %.`);
  if (counts.score < LEAST || unexplained.length > 0 || stale.length > 0) process.exitCode = 1;
}
