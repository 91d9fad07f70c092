// Replaces the fraud provider's script: the site id in its configuration selects the behaviour.
{
  const { si, m } = window.ftr__config;
  window.havenFraudConfiguration = { si, m, src: document.currentScript?.src };
  const say = (detail) => document.dispatchEvent(new CustomEvent('ftr:tokenReady', { detail }));
  if (si.startsWith('ready')) say(`token-of-${si}`);
  if (si.startsWith('wrong')) say(5);
}
