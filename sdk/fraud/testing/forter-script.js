// A stand-in for the fraud provider's script: what the site id in its configuration asks for.
{
  const { si, m } = window.ftr__config;
  window.havenFraudConfiguration = { si, m, src: document.currentScript?.src };
  const say = (detail) => document.dispatchEvent(new CustomEvent('ftr:tokenReady', { detail }));
  if (si.startsWith('ready')) say(`token-of-${si}`);
  if (si.startsWith('wrong')) say(5);
}
