import type { Listen } from '../../../server/database/open-database.ts';
import type { Topic } from '../pages/define-page.ts';

const CHANNEL = 'haven_content';
const TOPICS: readonly Topic[] = ['gifts', 'appeals', 'listings'];

/** Counts the changes of what pages are made of, in all processes of the site. */
export interface ContentVersions {
  /** What pages of these topics must have been drawn from; undefined while changes may be missed. */
  current(topics: readonly Topic[]): string | undefined;
  /** Begins to hear changes. Returns the function that ends it. */
  listen(listen: Listen): Promise<() => Promise<void>>;
}

export function createContentVersions(): ContentVersions {
  const versions: Record<Topic, number> = { gifts: 0, appeals: 0, listings: 0 };
  let isListening = false;
  const bump = (topics: readonly Topic[]) => {
    for (const topic of topics) versions[topic] += 1;
  };
  return {
    current: (topics) => (isListening ? topics.map((topic) => versions[topic]).join() : undefined),
    listen: (listen) =>
      listen(CHANNEL, {
        onMessage: (topic) => bump(TOPICS.filter((each) => each === topic)),
        onConnection(connected) {
          isListening = connected;
          bump(TOPICS);
        },
      }),
  };
}
