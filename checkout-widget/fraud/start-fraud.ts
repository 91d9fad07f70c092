import type { SessionPage } from '../session/session-state.ts';

/** Starts a fingerprint; its code is loaded at the server's first request for one. */
export const startFingerprint: SessionPage['startFingerprint'] = (gatewayId, credentials, report) => {
  let isStopped = false;
  let stop = () => {};
  import('./run-fraud.ts').then(
    ({ runFraud }) => {
      if (!isStopped) stop = runFraud(gatewayId, credentials, report);
    },
    () => report({ status: 'error', message: 'error in fraud service widget' }), // C8.07
  );
  return () => {
    isStopped = true;
    stop();
  };
};
