import { startHtmlShell } from './start-html-shell.ts';

const { pageOrigin = '', widgetId = '' } = document.body.dataset;
startHtmlShell(window, { pageOrigin, widgetId });
