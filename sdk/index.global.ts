import { defineGlobal, globalName } from './global-name.ts';
import * as library from './index.ts';

// A module script has no `currentScript`; the global build is a classic script.
defineGlobal(globalName(document.currentScript), library);
