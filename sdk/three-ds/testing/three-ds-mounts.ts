/** Authentications that a test mounts and destroys thousands of times, each in every phase. Never part of a build. */
import { type Mounted, type Place, type Subject, turn } from '../../testing/cycles.ts';
import { say } from '../../testing/mounts.ts';
import { HERE } from '../../widget/testing/form-frame.ts';
import { Canvas3ds } from '../canvas-3ds.ts';
import { POLL_INTERVAL } from '../run-standalone.ts';
import { chargeToken, standaloneJwt } from './three-ds-token.ts';

const METHOD = `${location.origin}/3ds/method`;
const page = `${location.origin}/3ds/challenge`;

/** The phases of a canvas, from its construction to the frames' last message. */
function secure(token: string, { root, tick }: Place): Mounted {
  const canvas = new Canvas3ds(root, token);
  canvas.setEnv(HERE);
  const speak = (event: string, status?: string) =>
    say(root.querySelector('iframe'), { event, status, widget_id: 'c1', charge_3ds_id: 'c1' });
  return {
    destroy: () => canvas.destroy(),
    phases: [
      () => canvas.load(),
      () => root.querySelector('iframe')?.dispatchEvent(new Event('load')),
      () => speak('chargeAuth', 'MethodFinished'),
      turn,
      turn,
      () => canvas.reload(),
      () => tick(POLL_INTERVAL),
      turn,
      () => speak('chargeAuthSuccess'),
      turn,
    ],
  };
}

/** The three formats, by name. */
export const authentications: Record<string, Subject> = {
  'Canvas3ds of format url': {
    mount: (place) => secure(chargeToken({ format: 'url', content: page }), place),
  },
  'Canvas3ds of format html': {
    mount: (place) => secure(chargeToken({ format: 'html', content: '<p>Issuer</p>' }), place),
  },
  'Canvas3ds standalone': {
    mount: (place) =>
      secure(chargeToken({ content: standaloneJwt({ initialization_url: METHOD, secondary_url: METHOD }) }), place),
  },
};
