/**
 * The stages of a Containerfile, each with its name and its steps `{name, flags, words, text}` in order; comments and
 * continued lines are resolved. Throws for a step that it does not know, rather than leave it out.
 */
export function readContainerfile(text) {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!KNOWN.has(name)) throw new Error(`A step of the Containerfile is not known: ${line}`);
    if (name === 'FROM') {
      const [image, , alias] = rest.split(/\s+/);
      stages.push({ image, name: alias ?? String(stages.length), steps: [] });
      continue;
    }
    const words = rest.split(/\s+/);
    const flags = words.filter((word) => word.startsWith('--'));
    stages.at(-1).steps.push({ name, flags, words: words.slice(name === 'COPY' ? flags.length : 0), text: rest });
  }
  return stages;
}

const KNOWN = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'CMD']);
