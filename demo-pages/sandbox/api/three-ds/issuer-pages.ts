import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  ancestorsOf,
  hostedShell,
  isKnownOrigin,
  merchants,
  originsOfMerchant,
  type SandboxServices,
  setPageHeaders,
} from '../../core/index.ts';
import { SLOW_ISSUER_MS } from '../../simulated/index.ts';
import { monitorEvent } from './authentication-response.ts';
import {
  type Authentication,
  authenticationByPage,
  awaitDecision,
  countWrongCode,
  type Decision,
  decideAuthentication,
  settleAuthentication,
} from './authentication-store.ts';
import { isFramed } from './authentication-token.ts';
import { GOOD_CODE, issuerBody, issuerResultPage, methodPage, outcomeMessage, startFacts } from './issuer-body.ts';

const DECISIONS: Record<string, Decision> = {
  confirm: 'success',
  slow: 'success',
  reject: 'rejected',
  cancel: 'cancelled',
  timeout: 'timed_out',
};

/** Simulates the card issuer: its frames and pages, and the page that a challenge returns to. */
export function issuerPageRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  const authenticationOf = async (c: Context): Promise<Authentication | null> => {
    const authentication = await authenticationByPage(db, c.req.param('key') ?? '');
    return authentication && settleAuthentication(db, authentication, clock.now());
  };
  const origins = async ({ pageOrigin, merchantId }: Authentication) =>
    pageOrigin === null ? originsOfMerchant(db, merchantId) : [pageOrigin];
  // In the html format the issuer's page is inside a page of the sandbox, which the merchant's page frames.
  const framedBy = async (c: Context, authentication: Authentication, isScripted: boolean) => {
    const pages = authentication.pageOrigin === null ? await ancestorsOf(db) : [authentication.pageOrigin];
    setPageHeaders(c, ["'self'", ...pages], { isScripted, formActions: ["'self'"] });
  };
  const lost = (c: Context) => {
    setPageHeaders(c, []);
    return c.text('This authentication is unknown. Start again in the shop.', 404);
  };

  routes.get('/method/:key', async (c) => {
    const authentication = await authenticationOf(c);
    if (!authentication) return lost(c);
    await framedBy(c, authentication, true);
    return c.html(methodPage(authentication, await origins(authentication)));
  });

  // A frame of the merchant's page may show this address, and its script polls it.
  routes.get('/monitor/:key', async (c) => {
    const authentication = await authenticationOf(c);
    if (!authentication) return c.json({ event: 'AuthResultLost' }, 404);
    if (c.req.header('sec-fetch-dest') === 'iframe') {
      await framedBy(c, authentication, false);
      return c.html(hostedShell({ title: '3-D Secure', sheet: 'checkout', body: '' }));
    }
    const origin = c.req.header('origin');
    if (origin && (await isKnownOrigin(db, origin, authentication.merchantId))) {
      c.header('Access-Control-Allow-Origin', origin);
    }
    c.header('Cache-Control', 'no-store');
    const data = { event: monitorEvent(authentication), charge_3ds_id: authentication.id };
    return c.json({ ...data, status: 200, error: null, resource: { type: 'charge_3ds', data } });
  });

  const challenge = async (c: Context, authentication: Authentication, isWrong: boolean) => {
    const [merchant] = await db.select().from(merchants).where(eq(merchants.id, authentication.merchantId));
    const isReported = isFramed(authentication.scenario);
    await framedBy(c, authentication, isReported);
    const body = issuerBody(authentication, merchant?.name ?? 'A shop', isWrong);
    const page = {
      title: 'Confirm your payment (simulated bank)',
      sheet: 'simulated',
      bodyClass: 'issuer',
      body,
    } as const;
    const facts = isReported && {
      script: 'three-ds-announce',
      facts: startFacts(authentication, await origins(authentication)),
    };
    return c.html(hostedShell({ ...page, ...facts }), isWrong ? 422 : 200);
  };

  routes.get('/challenge/:key', async (c) => {
    const authentication = await authenticationOf(c);
    if (!authentication) return lost(c);
    const waiting = await awaitDecision(db, authentication, null);
    if (waiting.status !== 'pending') return c.redirect(`/3ds/webhook/${waiting.pageKey}`, 303);
    return challenge(c, waiting, false);
  });

  routes.post('/challenge/:key', bodyLimit({ maxSize: 4096 }), async (c) => {
    const authentication = await authenticationOf(c);
    if (!authentication) return lost(c);
    const { decision, code } = await c.req.parseBody();
    const status = DECISIONS[String(decision)];
    if (!status) return c.text('Choose one of the buttons of the page.', 400);
    if (decision === 'confirm' && String(code ?? '').replace(/\s/g, '') !== GOOD_CODE) {
      const counted = await countWrongCode(db, authentication, clock.now());
      if (counted.status === 'pending' || counted.status === 'created') return challenge(c, counted, true);
    } else {
      if (decision === 'slow') await clock.sleep(SLOW_ISSUER_MS);
      await decideAuthentication(db, authentication, status, clock.now());
    }
    await framedBy(c, authentication, false);
    return c.redirect(`/3ds/webhook/${authentication.pageKey}`, 303);
  });

  // S2.47: the issuer sends the frame back here; it reports the outcome to the merchant's page.
  routes.get('/webhook/:key', async (c) => {
    const authentication = await authenticationOf(c);
    if (!authentication) return lost(c);
    await framedBy(c, authentication, true);
    return c.html(issuerResultPage(authentication, outcomeMessage(authentication), await origins(authentication)));
  });

  return routes;
}
