import { startStorageDispatcher } from './start-storage-dispatcher.ts';

const { pageOrigin = '', widgetId = '' } = document.body.dataset;
startStorageDispatcher(window, { pageOrigin, widgetId });
