import {
  type Charity,
  ContentFaultsError,
  type FindRedirect,
  readCharity,
  redirectsOf,
  setCharity,
} from '../../website/content/index.ts';
import { templateValues } from '../../website/platform/index.ts';

export interface FollowedContent {
  /** What is wrong with the folder while the site goes on with its last good content. */
  warnings(): Readonly<Record<string, string>>;
  /** Where an old address leads by the folder that was taken over last. */
  findRedirect: FindRedirect;
  /** The faults of the folder, a line each, while the last good content is shown. */
  faults(): readonly string[];
  /** Calls `listener` after each time that the folder was read again. */
  onRead(listener: () => void): void;
  /** The charity that was taken over last. */
  charity(): Charity;
  /** Is called with each charity that is taken over later, before the site says so. */
  onChange(take: (charity: Charity) => Promise<void>): void;
  /** Reads the folder again; resolves with whether it was taken over. */
  reload(): Promise<boolean>;
  /** Stops to listen to SIGHUP. */
  end(): void;
}

export interface FollowOptions {
  isLive: boolean;
  log: (entry: Record<string, unknown>) => void;
  /** Makes what pages show of the folder’s pictures, before anything names them. */
  takePictures?: (images: Charity['images']) => Promise<void>;
}

/**
 * Gives the site the charity of a folder, and again after each SIGHUP. A folder with faults is refused at the start;
 * later its faults are logged, and the last good content stays.
 */
export async function followContent(
  folder: string,
  { isLive, log, takePictures = async () => {} }: FollowOptions,
): Promise<FollowedContent> {
  let faults: readonly string[] = [];
  const listeners: (() => void)[] = [];
  let findRedirect: FindRedirect = () => undefined;
  let current: Charity | undefined;
  let tell: (charity: Charity) => Promise<void> = async () => {};
  const take = async () => {
    const charity = await readCharity(folder);
    if (isLive) refuseTemplate(charity);
    await takePictures(charity.images);
    setCharity(charity);
    current = charity;
    findRedirect = redirectsOf(charity.redirects);
    await tell(charity);
    return charity;
  };
  const read = async () => {
    try {
      await take();
      faults = [];
      log({ event: 'content', result: 'taken over', folder });
    } catch (error) {
      const found = error instanceof ContentFaultsError ? error.faults : undefined;
      const lines = found?.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`);
      faults = lines ?? [(error as Error).message];
      for (const fault of faults) log({ event: 'content', result: 'refused', folder, fault });
    }
    for (const listener of listeners) listener();
    return faults.length === 0;
  };
  const first = await take();
  // One after the other: of two signals in a row the later folder is shown.
  let reading: Promise<boolean> = Promise.resolve(true);
  const reload = () => {
    reading = reading.then(read);
    return reading;
  };
  const onSignal = () => void reload();
  process.on('SIGHUP', onSignal);
  return {
    warnings: (): Record<string, string> => {
      if (faults.length === 0) return {};
      const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
      return { content: `the last good content is shown; ${count} in the folder: ${faults[0]}` };
    },
    faults: () => faults,
    onRead: (listener) => void listeners.push(listener),
    charity: () => current ?? first,
    onChange(take) {
      tell = take;
    },
    findRedirect: (...asked) => findRedirect(...asked),
    reload,
    end: () => void process.off('SIGHUP', onSignal),
  };
}

/** A site that takes real money belongs to a real charity. */
function refuseTemplate({ organisation, templateFiles }: Charity): void {
  const left = templateValues(organisation);
  const found = [
    ...(left.length > 0 ? [`organisation.json has values of a template: ${left.join(', ')}.`] : []),
    ...(templateFiles.length > 0 ? [`these files have words of a template: ${templateFiles.join(', ')}.`] : []),
  ];
  if (found.length > 0) throw new Error(`PAYMENTS_ENVIRONMENT is live, and ${found.join(' And ')}`);
}
