import { useHost } from '../host.ts';
import { say } from './say.ts';

/** Translates English sentences that came from a rule, a state or the server. */
export function useSay(): (message: string) => string {
  const { element } = useHost();
  return (message) => say(element, message);
}
