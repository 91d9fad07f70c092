import { originAround, parseOrigins } from '#hosted-kit/origin-around.ts';
import { startFlypayFrame } from './start-flypay-frame.ts';

const { reference = '', widgetId = '', currency = '', payable, pageOrigins } = document.body.dataset;
const token = new URLSearchParams(location.search).get('token') ?? '';
// The address contains the charge token, so it is removed from the history after reading.
history.replaceState(null, '', location.pathname);
startFlypayFrame(window, {
  token,
  reference,
  widgetId,
  currency,
  isPayable: payable === 'true',
  pageOrigin: originAround(window, parseOrigins(pageOrigins)),
});
