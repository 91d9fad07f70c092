import { bindCopying } from './bind-copying.js';
import { bindExample } from './example.js';
import { bindIndexSearch, bindNavigationSearch } from './search.js';
import { bindTheme } from './theme.js';

bindTheme(document.querySelector('[data-theme-form]'));
bindCopying();
const field = document.getElementById('search');
if (document.querySelector('[data-found]')) bindIndexSearch(field);
else bindNavigationSearch(field);
for (const section of document.querySelectorAll('[data-example]')) bindExample(section);
// Hides what only readers without a script need.
for (const element of document.querySelectorAll('[data-without-script]')) element.hidden = true;
