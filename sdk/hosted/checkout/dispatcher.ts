import { startDispatcher } from './start-dispatcher.ts';

startDispatcher(window, document.body.dataset.pageOrigin ?? '');
