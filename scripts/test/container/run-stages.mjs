import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';

/**
 * Does the steps of a Containerfile without a container: each stage has a folder below `into` as its root, and starts
 * with nothing but this machine's programs. `context` is the folder that COPY reads. Returns how the image would be
 * started: `{command, cwd, env, user}`; `user` is undefined where this process may not become another one.
 */
export function runStages(stages, context, into) {
  const roots = new Map();
  let started;
  for (const stage of stages) {
    const root = join(into, stage.name);
    mkdirSync(root, { recursive: true });
    roots.set(stage.name, root);
    started = runStage(stage, { root, context, roots });
  }
  return started;
}

function runStage({ steps }, { root, context, roots }) {
  let folder = '/';
  const env = {};
  let command = [];
  let user;
  /** A path of the image as a path of this machine. */
  const place = (path) => (isAbsolute(path) ? join(root, path) : join(root, folder, path));
  const act = {
    WORKDIR({ words: [path] }) {
      folder = isAbsolute(path) ? path : join(folder, path);
      mkdirSync(place('.'), { recursive: true });
    },
    COPY({ flags, words }) {
      const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length);
      const origin = from ? roots.get(from) : context;
      if (!origin) throw new Error(`COPY reads a stage that there is not: ${from}`);
      copy(
        words.slice(0, -1).map((word) => join(origin, word)),
        place(words.at(-1)),
        /\/$|^\.$/.test(words.at(-1)),
      );
    },
    RUN({ text }) {
      // Users of the image are not users of this machine, and its absolute paths are below the root.
      const script = `${CHOWN}; ${text.replace(/(?<=\s)\/(?=\w)/g, `${root}/`)}`;
      const { status } = spawnSync('sh', ['-ec', script], { cwd: place('.'), stdio: 'inherit', env: ownEnv(env) });
      if (status !== 0) throw new Error(`This step failed: RUN ${text}`);
    },
    ENV({ words }) {
      for (const word of words) {
        const [name, value = ''] = word.split('=');
        env[name] = isAbsolute(value) ? place(value) : value;
      }
    },
    USER({ words: [name] }) {
      const id = name === 'node' ? NODE_USER : Number(name);
      if (!(id >= 0)) throw new Error(`A user of the image is not known: ${name}`);
      user = isRoot ? { uid: id, gid: id } : undefined;
    },
    CMD({ text }) {
      command = JSON.parse(text);
    },
  };
  for (const step of steps) act[step.name]?.(step);
  return { command, cwd: place('.'), env: ownEnv(env), user };
}

/** The user `node` of Node's images. */
const NODE_USER = 1000;
const isRoot = process.getuid?.() === 0;
const CHOWN = isRoot
  ? `chown() { of=$1; shift; case $of in node) of=${NODE_USER};; node:*) of=${NODE_USER}:\${of#node:};; *) return 0;; esac; command chown "$of" "$@"; }`
  : 'chown() { :; }';

/** As Docker copies: of a folder its contents, of several files each into the folder. */
function copy(sources, to, isFolder) {
  for (const source of sources) {
    const intoFolder = statSync(source).isFile() && (isFolder || sources.length > 1);
    cpSync(source, intoFolder ? join(to, basename(source)) : to, { recursive: true, verbatimSymlinks: true });
  }
}

/** Nothing of the caller's settings but where programs, the home folder and npm's registry are. */
function ownEnv(env) {
  const passed = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|npm_config_registry)$/i.test(name));
  return { ...Object.fromEntries(passed), ...env };
}
