import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import {
  allowPage,
  type BrowserVariables,
  isKnownOrigin,
  readBody,
  readSignedToken,
  respond,
  SandboxError,
  type SandboxServices,
  serverKey,
  validationError,
} from '../../core/index.ts';
import { authenticationRequest, processRequest } from './authentication-request.ts';
import { authenticationResult } from './authentication-response.ts';
import {
  type Authentication,
  awaitDecision,
  claimResult,
  createAuthentication,
  DECOUPLED_MS,
  decideAuthentication,
  findAuthentication,
  settleAuthentication,
} from './authentication-store.ts';
import { threeDsToken } from './authentication-token.ts';

type Variables = { Variables: { authentication: Authentication } };

/** The calls of 3-D Secure: one begins an authentication, two belong to the standalone flow and use its JWT. */
export function threeDsRoutes({
  db,
  clock,
  originOf,
  browserCredential,
}: SandboxServices): Hono<BrowserVariables & Variables> {
  const routes = new Hono<BrowserVariables & Variables>();

  // A merchant's server may also begin an authentication and pass the token to its page.
  const anyCredential: MiddlewareHandler<BrowserVariables> = async (c, next) => {
    if (c.req.header('x-user-secret-key') === undefined || c.req.header('origin') !== undefined) {
      return browserCredential(c, next);
    }
    c.set('key', await serverKey(db, c, clock.now()));
    return next();
  };

  routes.post('/3ds', anyCredential, async (c) => {
    const request = await readBody(c, authenticationRequest);
    const caller = { merchantId: c.get('key').merchantId, pageOrigin: c.req.header('origin') ?? null };
    const newAuthentication = await createAuthentication(db, caller, request, clock.now());
    if (!newAuthentication)
      return respond(c, 201, 'charge_3ds', { _3ds: { id: null, token: null }, status: 'not_enrolled' });
    const token = await threeDsToken(db, newAuthentication, originOf(c.req.url), clock.now());
    return respond(c, 201, 'charge_3ds', {
      _3ds: { id: newAuthentication.id, token },
      status: 'pre_authentication_pending',
    });
  });

  const standalone: MiddlewareHandler<Variables> = async (c, next) => {
    c.set('authentication', await ofToken(db, c, clock.now()));
    return next();
  };

  routes.post('/standalone-3ds/process', standalone, async (c) => {
    const { charge_3ds_id: id } = await readBody(c, processRequest);
    const authentication = checkName(c.get('authentication'), id);
    const now = clock.now();
    const settled = await settleAuthentication(db, authentication, now);
    const processed = settled.status === 'created' ? await processed3ds(db, settled, now) : settled;
    return respond(c, 200, 'charge_3ds', authenticationResult(processed, originOf(c.req.url)));
  });

  routes.get('/standalone-3ds/handle', standalone, async (c) => {
    const authentication = checkName(c.get('authentication'), c.req.query('charge_3ds_id'));
    const settled = await settleAuthentication(db, authentication, clock.now());
    if (settled.status === 'created' || settled.status === 'pending') {
      throw new SandboxError(400, '3ds_result_not_ready', 'The issuer has not decided yet. Wait for AuthResultReady.');
    }
    if (!(await claimResult(db, settled, clock.now()))) {
      throw new SandboxError(409, '3ds_result_read', 'The result has been read. It can be read once.');
    }
    return respond(c, 200, 'charge_3ds', authenticationResult(settled, originOf(c.req.url)));
  });

  return routes;
}

async function ofToken(db: Database, c: Context, now: Date): Promise<Authentication> {
  const origin = c.req.header('origin');
  const claims = await readSignedToken(db, c.req.header('x-access-token') ?? '', now, 'standalone-3ds');
  const { sub, charge_3ds_id: id } = claims ?? {};
  const tokenAuthentication =
    typeof sub === 'string' && typeof id === 'string' ? await findAuthentication(db, sub, id) : null;
  if (tokenAuthentication) {
    c.set('caller', { merchantId: tokenAuthentication.merchantId, credential: '3-D Secure token' });
    await allowPage(db, c, tokenAuthentication.merchantId);
    return tokenAuthentication;
  }
  if (origin && (await isKnownOrigin(db, origin))) c.header('Access-Control-Allow-Origin', origin);
  throw new SandboxError(
    403,
    'token_required',
    'Access forbidden: send the content of the 3-D Secure token as x-access-token',
  );
}

function checkName(authentication: Authentication, id: string | undefined): Authentication {
  if (id === authentication.id) return authentication;
  throw validationError('charge_3ds_id', 'charge_3ds_id must be the one in the 3-D Secure token');
}

function processed3ds(db: Database, authentication: Authentication, now: Date): Promise<Authentication> {
  const { scenario } = authentication;
  if (scenario === 'frictionless') return decideAuthentication(db, authentication, 'success', now);
  if (scenario === 'refused') return decideAuthentication(db, authentication, 'rejected', now);
  const dueAt = scenario === 'decoupled' ? new Date(now.getTime() + DECOUPLED_MS) : null;
  return awaitDecision(db, authentication, dueAt);
}
