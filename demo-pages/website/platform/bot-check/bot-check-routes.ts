import { join } from 'node:path';
import type { Hono } from 'hono';
import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import type { FormLimits } from '../forms/form-limits.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { routeMethods } from '../http/route-methods.ts';
import { smallJson } from '../http/small-json.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import type { PlatformServices } from '../platform-services.ts';
import { BOT_CHECK_ACTIONS } from './own-bot-check.ts';

/** The site's own bot check: its script, and the challenges that the script solves. */
export function botCheckRoutes(app: Hono<WebsiteEnv>, services: PlatformServices, limits: FormLimits): void {
  const { ownBotCheck } = services.forms;
  if (!ownBotCheck) return;
  routeMethods(app, '/bot-check/challenge', {
    async get(c) {
      limits.challenge(c);
      const action = BOT_CHECK_ACTIONS.find((known) => known === c.req.query('action')) as BotCheckAction | undefined;
      if (!action) throw new HttpProblem(400, `Ask for one of these actions: ${BOT_CHECK_ACTIONS.join(', ')}.`);
      c.header('Cache-Control', 'no-store');
      return smallJson(c, await ownBotCheck.issue(action));
    },
  });
  app.get(
    '/bot-check/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/platform/bot-check/browser'), { prefix: '/bot-check/' }),
  );
}
