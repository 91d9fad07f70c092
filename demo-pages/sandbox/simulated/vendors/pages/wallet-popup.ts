import { startWalletPopup } from './start-wallet-popup.ts';

const { messages = '[]', pageOrigin = '', closes } = document.body.dataset;
startWalletPopup(window, { messages: JSON.parse(messages), pageOrigin, closes: closes === 'true' });
document.querySelector('button[data-close]')?.addEventListener('click', () => window.close());
