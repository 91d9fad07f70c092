import { Canvas3ds } from '../canvas-3ds.ts';
import { chargeToken, standaloneJwt } from './three-ds-token.ts';

/** A merchant's page under the strictest policy; the test reads these counts. */
const counted = { violations: 0, errors: 0, posted: 0 };
addEventListener('securitypolicyviolation', () => counted.violations++);
const { origin } = location;
const address = `${origin}/3ds/method/1`;
const tokens = {
  html: chargeToken({
    format: 'html',
    content: '<script>parent.top.hit = 1</script><img src=x onerror="top.hit = 1">',
  }),
  url: chargeToken({ format: 'url', content: address }),
  standalone: chargeToken({ content: standaloneJwt({ initialization_url: address, secondary_url: address }) }),
};
// Runs before the frame's own load handler, which posts the message.
document.addEventListener(
  'load',
  ({ target }) => {
    const view = (target as HTMLIFrameElement).contentWindow;
    if (view) view.postMessage = () => void counted.posted++;
  },
  true,
);
for (const [name, token] of Object.entries(tokens)) {
  const canvas = new Canvas3ds(`#${name}`, token);
  canvas.setEnv({ api: origin, widget: origin });
  canvas.on('error', () => counted.errors++);
  canvas.load();
}
Object.assign(window, { counted });
