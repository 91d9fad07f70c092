import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from './seeded-random.ts';
import { WorkerProcess } from './worker-process.ts';

export interface KillPlan {
  /**
   * A built worker (`buildWorker`): a program that calls `reportWorking()` when its work begins and `reportUnit()`
   * after each unit, and ends with 0 when nothing is left to do by anybody. With any other end of its own the run
   * fails.
   */
  file: string;
  /** Processes at the same time: one for the embedded database. */
  processes: number;
  /** Variables for the workers, such as DATABASE_URL or DATA_DIR. */
  env: Record<string, string>;
  kills: number;
  /** The units of work that are due: the kills come at random moments of the first two thirds. */
  units: number;
  timeoutMs: number;
  /** The choice of victims and moments follows from it; what a process is doing then does not. */
  seed: number;
}

export interface KillFigures {
  /** Fewer than planned when the work was done before; name fewer units then. */
  kills: number;
  /** Of these, before the work of the process had begun. */
  killedAtStart: number;
  /** Moments at which all processes were killed, as by a power cut. */
  powerCuts: number;
  starts: number;
  /** As the workers reported them: more than are due when some were done again after a kill. */
  units: number;
  seconds: number;
}

const AT_START = 0.1;
const POWER_CUT = 0.1;
const LAST_KILL_AT = 2 / 3;
/** A kill comes within this time after a unit, so that it hits any moment of the next. */
const JITTER_MS = 15;

/**
 * Runs workers on one database, kills random ones at random moments (SIGKILL) and starts others in their place, then
 * lets them finish. Resolves when each has ended with 0; no process is left whatever happens.
 */
export async function killWorkers(plan: KillPlan): Promise<KillFigures> {
  const random = seededRandom(plan.seed);
  const began = Date.now();
  const figures: KillFigures = { kills: 0, killedAtStart: 0, powerCuts: 0, starts: 0, units: 0, seconds: 0 };
  const workers = new Set<WorkerProcess>();
  const isLate = () => Date.now() - began > plan.timeoutMs;
  let failure: Error | undefined;

  const start = () => {
    const worker = new WorkerProcess(plan.file, plan.env, () => {
      figures.units += 1;
    });
    workers.add(worker);
    figures.starts += 1;
    void worker.exited.then((code) => {
      workers.delete(worker);
      if (code) failure ??= new Error(`A worker ended with ${code}: ${worker.lastWords}`);
    });
  };
  const kill = async (worker: WorkerProcess) => {
    const { isWorking, isOver } = worker;
    // It ended with 0 in this moment: there is nothing to kill, and nothing left to do.
    if (isOver || (await worker.kill()) !== null) return;
    figures.kills += 1;
    if (!isWorking) figures.killedAtStart += 1;
    start();
  };
  const chooseVictims = (): WorkerProcess[] => {
    const alive = [...workers];
    const canKill = random() < AT_START ? alive : alive.filter(({ isWorking }) => isWorking);
    if (alive.length > 1 && random() < POWER_CUT && figures.kills + alive.length <= plan.kills) {
      figures.powerCuts += 1;
      return alive;
    }
    return canKill.length > 0 ? [canKill[Math.floor(random() * canKill.length)]!] : [];
  };
  const isRunning = () => workers.size > 0 && !failure && !isLate();
  const killAtRandom = async () => {
    const moments = Array.from({ length: plan.kills }, () => random() * LAST_KILL_AT * plan.units).sort(
      (a, b) => a - b,
    );
    while (figures.kills < plan.kills && isRunning()) {
      if (figures.units < moments[figures.kills]!) {
        await wait(1);
        continue;
      }
      await wait(random() * JITTER_MS);
      await Promise.all(chooseVictims().map(kill));
    }
  };
  const finish = async () => {
    while (isRunning()) await Promise.race([wait(100), Promise.all([...workers].map(({ exited }) => exited))]);
  };

  try {
    for (let each = 0; each < plan.processes; each += 1) start();
    await killAtRandom();
    await finish();
    figures.seconds = (Date.now() - began) / 1000;
    if (failure) throw failure;
    if (workers.size > 0) throw new Error(`Not done after ${figures.seconds} s: ${JSON.stringify(figures)}`);
    return figures;
  } finally {
    await Promise.all([...workers].map((worker) => worker.kill()));
  }
}
