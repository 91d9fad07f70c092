import { join } from 'node:path';
import type { Hono } from 'hono';
import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import { BOT_CHECK_POLICY } from '#rules/bot-check/trusted-script-url.ts';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import type { FormGuards } from '../forms/form-guards.ts';
import type { FormLimits } from '../forms/form-limits.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { routeMethods, smallJson } from '../http/route-methods.ts';
import type { PolicyChanges } from '../http/security-headers.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import { BOT_CHECK_ACTIONS } from './own-bot-check.ts';
import type { BotCheck } from './verdict.ts';

/** The site's own bot check: its script, and the challenges that the script solves. */
export function botCheckRoutes(app: Hono<WebsiteEnv>, forms: FormGuards, limits: FormLimits): void {
  routeMethods(app, '/bot-check/challenge', {
    async get(c) {
      if (forms.botCheck !== forms.ownBotCheck) return c.notFound();
      limits.challenge(c);
      const action = BOT_CHECK_ACTIONS.find((known) => known === c.req.query('action')) as BotCheckAction | undefined;
      if (!action) throw new HttpProblem(400, `Ask for one of these actions: ${BOT_CHECK_ACTIONS.join(', ')}.`);
      c.header('Cache-Control', 'no-store');
      return smallJson(c, await forms.ownBotCheck.issue(action));
    },
  });
  app.get(
    '/bot-check/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/platform/bot-check/browser'), { prefix: '/bot-check/' }),
  );
}

const GOOGLE = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';

/** What a page with a checked form needs beyond the site's policy: a Trusted Types policy for the check's script. */
export function botCheckPolicy({ page }: BotCheck): PolicyChanges {
  if (page.src) return { 'trusted-types': BOT_CHECK_POLICY };
  // Google's script creates its own policies.
  return {
    'script-src': `'self' ${GOOGLE}`,
    'frame-src': GOOGLE,
    'connect-src': `'self' ${GOOGLE}`,
    'trusted-types': `${BOT_CHECK_POLICY} goog#html recaptcha`,
  };
}
