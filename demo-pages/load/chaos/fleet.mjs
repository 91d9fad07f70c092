import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Balancer } from './balancer.mjs';
import { FaultyLink } from './faulty-link.mjs';
import { Member } from './member.mjs';
import { startPair } from './postgres-pair.mjs';

const SITES = 3;
const SANDBOXES = 2;
const DISK_SIZE = '1500m';

/**
 * Starts everything on ports from `firstPort`: the sites behind one address, the sandboxes behind another, the database
 * behind a third, and the link from the sites to the sandboxes.
 */
export async function startFleet(firstPort) {
  const ports = (from, count) => Array.from({ length: count }, (_, index) => firstPort + from + index);
  const [sitePort, sandboxPort, databasePort, linkPort, ...databasePorts] = ports(0, 6);
  const [sitePorts, sandboxPorts] = [ports(10, SITES), ports(20, SANDBOXES)];
  const folder = mkdtempSync(join(tmpdir(), 'haven-chaos-'));
  const disk = join(folder, 'postgres');
  const smallDisk = mountSmallDisk(disk);
  const { primary, standby } = await startPair({ folder: disk, ports: databasePorts, database: 'haven' });
  const fleet = { folder, smallDisk, primary, standby, current: primary, unknownCharges: [] };
  fleet.ask = (query) => fleet.current.ask(query, 'haven');
  fleet.databaseBalancer = await new Balancer(databasePort, [primary.port]).listen();
  fleet.providerLink = await new FaultyLink(linkPort, sandboxPort).listen();
  const balancers = [
    await new Balancer(sitePort, sitePorts, '/healthz').listen(),
    await new Balancer(sandboxPort, sandboxPorts, '/healthz').listen(),
  ];
  const origins = Object.fromEntries(
    Object.entries({ site: sitePort, provider: sandboxPort, link: linkPort }).map(([name, port]) => [
      name,
      `http://127.0.0.1:${port}`,
    ]),
  );
  const databaseUrl = primary.url('haven', databasePort);
  const shared = {
    DATABASE_URL: databaseUrl,
    SANDBOX_DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    HOST: '127.0.0.1',
    SHUTDOWN_DELAY_MS: '1000',
  };
  fleet.site = sitePorts.map((port, index) => siteMember(`site-${index + 1}`, port, { folder, shared, origins }));
  fleet.sandbox = sandboxPorts.map((port, index) =>
    sandboxMember(`sandbox-${index + 1}`, port, { folder, shared, origins }),
  );
  fleet.all = [...fleet.sandbox, ...fleet.site];
  // All at once: migrations are made by one of them.
  await Promise.all(fleet.all.map((member) => member.start()));
  await fleet.ask("update website.gift_stock set available = 100000000 where site_country_code = 'AUS'");
  fleet.server = { site: origins.site, provider: origins.provider, timeoutMs: 20_000 };
  fleet.end = async () => {
    await Promise.all(fleet.all.filter((member) => !member.hasEnded()).map((member) => member.end('SIGTERM')));
    await Promise.all([...balancers, fleet.providerLink, fleet.databaseBalancer].map((each) => each.close()));
    await Promise.all([primary, standby].filter((each) => !each.hasEnded()).map((each) => each.end('SIGINT')));
    if (smallDisk) spawnSync('umount', [disk]);
  };
  fleet.remove = () => rmSync(folder, { recursive: true, force: true });
  // Stopped by a person, nothing stays behind. Each server ends its own process on exit.
  process.once('exit', () => smallDisk && spawnSync('umount', ['-l', disk]));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  return fleet;
}

/** The folder as a disk of its own that can be filled; undefined where mounting is not allowed. */
function mountSmallDisk(folder) {
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', folder]);
  return mounted.status === 0 ? folder : undefined;
}

const sandboxMember = (name, port, { folder, shared, origins }) =>
  new Member({
    name,
    port,
    program: 'dist/sandbox/haven-sandbox.js',
    logs: folder,
    env: { ...shared, PROVIDER_PORT: String(port), PROVIDER_ORIGIN: origins.provider, SANDBOX_ORIGINS: origins.site },
  });

const siteMember = (name, port, { folder, shared, origins }) =>
  new Member({
    name,
    port,
    program: 'dist/server/start.js',
    logs: folder,
    env: {
      ...shared,
      PORT: String(port),
      SITE_ORIGIN: origins.site,
      BACK_OFFICE_PASSWORD: 'only for this test of chaos',
      PAYMENTS_ENVIRONMENT: 'test',
      PAYMENTS_API_ORIGIN: origins.link,
      PAYMENTS_WIDGET_ORIGIN: origins.provider,
      PAYMENTS_PUBLIC_KEY: 'pk_sandbox_haven',
      PAYMENTS_SECRET_KEY: 'sk_sandbox_haven',
      PAYMENTS_GATEWAY_CARD: 'gateway_haven_cards',
      PAYMENTS_GATEWAY_BANK: 'gateway_haven_bank',
    },
  });
