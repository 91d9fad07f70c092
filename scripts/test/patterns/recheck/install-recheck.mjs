import { installTools } from '../../../install-tools.mjs';

/** Runs once before the unit tests, because two workers must not install the same folder at the same time. */
export function setup() {
  try {
    installTools(import.meta.dirname);
  } catch (error) {
    console.warn(`The tests of regular expressions will fail: ${error.message}`);
  }
}
