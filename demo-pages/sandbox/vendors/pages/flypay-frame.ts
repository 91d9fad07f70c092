import { originAround, originList } from '#hosted-kit/origin-around.ts';
import { startFlypayFrame } from './start-flypay-frame.ts';

const { reference = '', currency = '', payable, pageOrigins } = document.body.dataset;
const token = new URLSearchParams(location.search).get('token') ?? '';
// The address holds the charge token; it is read once, then taken out of the history.
history.replaceState(null, '', location.pathname);
startFlypayFrame(window, {
  token,
  reference,
  currency,
  isPayable: payable === 'true',
  pageOrigin: originAround(window, originList(pageOrigins)),
});
